import type { Reporter } from 'vitest/node';

/** What a row without a name prints, and how a sentence begins that only another one above it completes. */
const UNREADABLE = /undefined|\[object |(?:^| > )(?:it|and|but|if it) /;

/** Fails a run in which the name of a test cannot be read in a report, where it stands alone. */
export const unreadableNames: Reporter = {
  onTestRunEnd(modules) {
    for (const module of modules) {
      for (const { fullName } of module.children.allTests()) {
        if (!isUnreadable(fullName)) continue;
        process.stdout.write(`A name that cannot be read alone: ${fullName}\n`);
        process.exitCode = 1;
      }
    }
  },
};

/** @param name with the names of the suites around the test, ` > ` between them. */
export function isUnreadable(name: string): boolean {
  return UNREADABLE.test(name);
}
