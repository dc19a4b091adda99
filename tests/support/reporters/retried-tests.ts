import type { Reporter, TestCase } from 'vitest/node';

/** Lists each test that passed only when it was retried, with its first error. Vitest itself lists only slow ones. */
export const retriedTests: Reporter = {
  onTestRunEnd(modules) {
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const told = describeRetry(test);
        if (told) process.stdout.write(`${told}\n`);
      }
    }
  },
};

/** The report on a test; undefined unless it passed after a retry. */
export function describeRetry(
  test: Pick<TestCase, 'fullName' | 'result' | 'diagnostic'>,
): string | undefined {
  const { state, errors = [] } = test.result();
  if (state !== 'passed' || !test.diagnostic()?.retryCount) return undefined;
  const reasons = errors.map(({ message, stacks = [] }) => {
    const [place] = stacks;
    return `  ${message}${place ? `\n  at ${place.file}:${place.line}` : ''}`;
  });
  return [`Passed only when retried: ${test.fullName}`, ...reasons].join('\n');
}
