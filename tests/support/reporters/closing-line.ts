import type { Reporter, TestModule } from 'vitest/node';

/** Prints `N passed, N failed` as the last line of a run, after Vitest's own summary. */
export const closingLine: Reporter = {
  onTestRunEnd(modules, unhandledErrors) {
    process.stdout.write(`${tally(modules, unhandledErrors.length)}\n`);
  },
};

/**
 * Tells how many tests ended in each way. What fails outside of a test counts as a failed one: an error, or a module or
 * suite that fails by itself, in a hook, say. Skipped tests are mentioned only if there are any.
 */
export function tally(
  modules: readonly Pick<TestModule, 'children' | 'errors'>[],
  unhandledErrors: number,
): string {
  const tests = modules.flatMap(({ children }) => [...children.allTests()]);
  const states = tests.map((test) => test.result().state);
  const count = (...wanted: string[]) => states.filter((state) => wanted.includes(state)).length;
  const around = modules.flatMap((module) => [module, ...module.children.allSuites()]);
  const failed =
    count('failed') + unhandledErrors + around.filter((each) => each.errors().length > 0).length;
  const skipped = count('skipped', 'pending');
  return `${count('passed')} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
