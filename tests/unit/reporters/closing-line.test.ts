import { expect, test } from 'vitest';
import { formatTally } from '../../support/reporters/closing-line.ts';

test('the closing line tells how many tests passed and how many failed', () => {
  expect(formatTally({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed');
});

test('the closing line counts skipped tests when there are any', () => {
  expect(formatTally({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped');
});
