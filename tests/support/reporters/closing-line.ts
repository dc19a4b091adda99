import type { Reporter, TestModule } from 'vitest/node';

/** How many tests ended in each way. */
interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

/** Prints `N passed, N failed` as the last line of a run, after Vitest's own summary. */
export const closingLine: Reporter = {
  onTestRunEnd(modules, unhandledErrors) {
    const tally = countTests(modules);
    // An error outside every test also fails the run.
    tally.failed += unhandledErrors.length;
    process.stdout.write(`${formatTally(tally)}\n`);
  },
};

/**
 * Counts the tests of some modules. A module or suite that fails by itself (in a hook, say) counts as one failed test.
 */
function countTests(modules: readonly Pick<TestModule, 'children' | 'errors'>[]): Tally {
  const tally: Tally = { passed: 0, failed: 0, skipped: 0 };
  for (const module of modules) {
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      tally[state === 'passed' || state === 'failed' ? state : 'skipped'] += 1;
    }
    if (module.errors().length > 0) tally.failed += 1;
    for (const suite of module.children.allSuites()) {
      if (suite.errors().length > 0) tally.failed += 1;
    }
  }
  return tally;
}

/** `3 passed, 0 failed`; skipped tests are mentioned only if there are any. */
export function formatTally({ passed, failed, skipped }: Tally): string {
  const line = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}
