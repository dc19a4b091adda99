import { describeThrown } from '../../prerender/faults/fault.ts';
import { OWNER_STACK } from '../../shared/markers.ts';
import type { BrowserError, FaultWithExcerpt } from '../dev-messages.ts';
import { DEV_FAULT } from '../dev-paths.ts';

/**
 * Reports every error that nothing catches, every rejection that nothing handles, and every error that is printed as one:
 * the runtime prints what islands and behaviors throw, and React prints its warnings.
 */
export function watchErrors(onFault: (fault: FaultWithExcerpt) => void): void {
  /** An error that happens again and again is reported once. */
  const known = new Set<string>();

  const report = async ({ stack, ...error }: BrowserError) => {
    const ownerStack: (() => string | null) | undefined = Reflect.get(globalThis, OWNER_STACK);
    const body = JSON.stringify({ ...error, stack: `${stack}\n${ownerStack?.() ?? ''}` });
    if (known.has(body)) return;
    known.add(body);
    // Without the server, the error is in the console only.
    const answer = await fetch(DEV_FAULT, { method: 'POST', body }).catch(() => undefined);
    const fault: FaultWithExcerpt | null = answer?.ok ? await answer.json() : null;
    if (fault) onFault(fault);
  };

  const uncaught = (thrown: unknown, stack = '') =>
    report({
      isThrown: true,
      message: describeThrown(thrown),
      stack: thrown instanceof Error ? String(thrown.stack) : stack,
    });
  addEventListener('error', ({ error, filename, lineno, colno }) => {
    // What has no error is a notice of the browser, such as that of a ResizeObserver.
    if (error !== null && error !== undefined) {
      void uncaught(error, `${filename}:${lineno}:${colno}`);
    }
  });
  addEventListener('unhandledrejection', ({ reason }) => void uncaught(reason));

  const print = console.error;
  console.error = (...values: unknown[]) => {
    print(...values);
    const error = values.find((value) => value instanceof Error);
    void report({
      isThrown: error !== undefined,
      message: error ? describeThrown(error) : format(values),
      stack: String((error ?? new Error()).stack),
    });
  };
}

/** Puts values into a text, in place of `%s` and the like, as the console does. */
function format([text, ...values]: readonly unknown[]): string {
  return String(text)
    .replace(/%[sdifoOc]/g, () => String(values.shift()))
    .trim();
}
