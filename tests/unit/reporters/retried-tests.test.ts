import { expect, test } from 'vitest';
import { describeRetry } from '../../support/reporters/retried-tests.ts';

type Retried = Parameters<typeof describeRetry>[0];

const ended = (result: object, retryCount: number) =>
  ({
    fullName: 'the menu > opens',
    result: () => result,
    diagnostic: () => ({ retryCount }),
  }) as unknown as Retried;

const late = { message: 'Too late', stacks: [{ file: 'menu.spec.ts', line: 12 }] };

test('a test that passed when it was retried is listed with its first error', () => {
  expect(describeRetry(ended({ state: 'passed', errors: [late] }, 1))).toBe(
    'Passed only when retried: the menu > opens\n  Too late\n  at menu.spec.ts:12',
  );
});

test('a test that passed at once, or failed, is not listed', () => {
  expect(describeRetry(ended({ state: 'passed' }, 0))).toBeUndefined();
  expect(describeRetry(ended({ state: 'failed', errors: [late] }, 1))).toBeUndefined();
});
