import { OWNER_STACK } from '../../shared/owner-stack.ts';
import { DEV_SOURCE, type FaultWithExcerpt, type SourceLine } from '../dev-contract.ts';

/** `…/assets/Menu-1a2b3c4d5e.js:12:5` in a stack, which every browser writes in its own way. */
const SCRIPT_PLACE = /\/assets\/([^\s/?:]+\.js)[^\s:]*(:\d+:\d+)/g;

/**
 * Reports every error that nothing catches, every rejection that nothing handles, every error that is printed as one (so
 * the runtime prints what islands and behaviors throw), and every warning of React.
 */
export function watchErrors(onFault: (fault: FaultWithExcerpt) => void): void {
  /** What happens again and again in a page is reported once, and so is what React and the browser both report. */
  const reported = new Set<string>();
  document.addEventListener('visit:swap', () => reported.clear());

  const report = async (why: string, stack: string, isWarning = false) => {
    if (reported.has(why)) return;
    reported.add(why);
    const query = new URLSearchParams();
    for (const [, script, place] of stack.matchAll(SCRIPT_PLACE))
      query.append('place', `${script}${place}`);
    // Without the server, the line is in the console only.
    const answer = await fetch(`${DEV_SOURCE}?${query}`).catch(() => undefined);
    const source: Partial<SourceLine> = answer?.ok ? await answer.json() : {};
    // The page has been left in the meantime.
    if (!reported.has(why)) return;
    const { file } = source;
    onFault({
      what: isWarning
        ? `React warns about ${file ?? 'a component'}`
        : `${file ?? 'A script'} threw an error in the browser`,
      ...source,
      why,
      fix: `${file ? `Correct ${file}. ` : ''}The browser's console shows the whole error.`,
    });
  };

  const reportThrown = (thrown: unknown, place = '') => {
    const isError = thrown instanceof Error;
    const stack = isError ? String(thrown.stack) : place;
    const why = isError ? `${thrown.name}: ${thrown.message}` : `It threw ${thrown}`;
    void report(why, `${stack}\n${ownerStack() ?? ''}`);
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
    else if (stack !== null) void report(format(values), stack, true);
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
