import { OWNER_STACK } from '../../shared/owner-stack.ts';
import { type BrowserError, DEV_FAULT, type FaultWithExcerpt } from '../dev-contract.ts';

/**
 * Reports every error that nothing catches, every rejection that nothing handles, every error that is printed as one (so
 * the runtime prints what islands and behaviors throw), and every warning of React.
 */
export function watchErrors(onFault: (fault: FaultWithExcerpt) => void): void {
  /** What happens again and again is reported once. */
  const known = new Set<string>();

  const report = async (error: BrowserError) => {
    const body = JSON.stringify(error);
    if (known.has(body)) return;
    known.add(body);
    // Without the server, the error is in the console only.
    const answer = await fetch(DEV_FAULT, { method: 'POST', body }).catch(() => undefined);
    if (answer?.ok) onFault(await answer.json());
  };

  const reportThrown = (thrown: unknown, place = '') => {
    const isError = thrown instanceof Error;
    const stack = isError ? String(thrown.stack) : place;
    const message = isError ? `${thrown.name}: ${thrown.message}` : `It threw ${thrown}`;
    void report({ isThrown: true, message, stack: `${stack}\n${ownerStack() ?? ''}` });
  };
  addEventListener('error', ({ error, filename, lineno, colno }) => {
    // What has no error is a notice of the browser, such as that of a ResizeObserver.
    if (error !== null && error !== undefined) {
      reportThrown(error, `${filename}:${lineno}:${colno}`);
    }
  });
  addEventListener('unhandledrejection', ({ reason }) => reportThrown(reason));

  const print = console.error;
  console.error = (...values: unknown[]) => {
    print(...values);
    const error = values.find((value) => value instanceof Error);
    const stack = ownerStack();
    if (error) reportThrown(error);
    else if (stack !== null) void report({ isThrown: false, message: format(values), stack });
  };
}

/** Where the element that React works on is written, and those around it; null if React is not at work. */
function ownerStack(): string | null {
  const capture: (() => string | null) | undefined = Reflect.get(globalThis, OWNER_STACK);
  return capture?.() ?? null;
}

/** Puts values into a text, in place of `%s` and the like, as the console does. */
function format([text, ...values]: readonly unknown[]): string {
  return String(text)
    .replace(/%[sdifoOc]/g, () => String(values.shift()))
    .trim();
}
