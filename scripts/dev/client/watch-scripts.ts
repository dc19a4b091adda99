import { describeThrown } from '../../prerender/faults/describe-thrown.ts';
import type { Fault } from '../../prerender/faults/fault.ts';

/** What the runtime prints when an island or a behavior fails: `The island /assets/Menu-1a2b3c4d5e.js failed`. */
const FAILURE = /^The (island|behavior) (\S+) /;

/**
 * Reports each island and behavior that fails in this browser. The runtime only prints such failures, so they are read
 * from `console.error`. One that was printed before this script ran is in the console only.
 */
export function watchScripts(onFault: (fault: Fault) => void): void {
  const print = console.error;
  console.error = (...values: unknown[]) => {
    print(...values);
    const text = String(values[0]);
    const [, kind, url] = FAILURE.exec(text) ?? [];
    if (!kind || !url) return;
    const file = sourceOf(url, kind);
    onFault({
      what: text.replace(url, file),
      why: describeThrown(values[1]),
      fix: `Correct ${file} or what it imports. The browser's console shows the whole error.`,
    });
  };
}

/** The source of a script: `Menu.island.tsx` for `/assets/Menu-1a2b3c4d5e.js`. The URL does not tell its folder. */
function sourceOf(url: string, kind: string): string {
  const name = url.replace(/^.*\/|-\w+\.js$/g, '');
  return `${name}.${kind}.${kind === 'island' ? 'tsx' : 'ts'}`;
}
