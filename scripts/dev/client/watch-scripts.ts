import { describeThrown, type Fault } from '../../build/faults/fault.ts';

/** What the runtime prints of an island or a behavior that it gives up: `The island /assets/Menu-1a2b3c4d5e.js failed`. */
const GIVEN_UP = /^The (island|behavior) (\S+) /;

/**
 * Calls back with each island and behavior that fails in this browser from now on. The runtime tells only the console of
 * them; what fails before this script has come stands there alone.
 */
export function watchScripts(onFault: (fault: Fault) => void): void {
  const print = console.error;
  console.error = (...said: unknown[]) => {
    print(...said);
    const text = String(said[0]);
    const [, kind, url] = GIVEN_UP.exec(text) ?? [];
    if (!kind || !url) return;
    const file = sourceOf(url, kind);
    onFault({
      what: text.replace(url, file),
      why: describeThrown(said[1]),
      fix: `Correct ${file} or what it imports. The browser's console has the whole error.`,
    });
  };
}

/** `/assets/Menu-1a2b3c4d5e.js` is made of `Menu.island.tsx`; its name does not tell the folder. */
function sourceOf(url: string, kind: string): string {
  const name = url.replace(/^.*\/|-\w+\.js$/g, '');
  return `${name}.${kind}.${kind === 'island' ? 'tsx' : 'ts'}`;
}
