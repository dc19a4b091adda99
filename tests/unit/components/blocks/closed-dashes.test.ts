import { expect, test } from 'vitest';
import { closedDashes } from '../../../../components/blocks/ErrorPage/closed-dashes.ts';

const L_SHAPE = [
  [0, 0],
  [30, 0],
  [30, 45],
  [101, 45],
  [101, 90],
  [0, 90],
] as const;

test('every corner of a dashed polygon is inside a dash', () => {
  const dashes = closedDashes(L_SHAPE).split(' ').map(Number);
  const starts = dashes.map((_, index) => dashes.slice(0, index).reduce((a, b) => a + b, 0));
  const isInDash = (at: number) =>
    dashes.some((length, index) => {
      const start = starts[index] ?? 0;
      return index % 2 === 0 && start + 2 < at && at < start + length - 2;
    });

  expect([30, 75, 146, 191, 292].map(isInDash)).toEqual([true, true, true, true, true]);
});

test('the dashes go round the polygon once, and there is one at the beginning and at the end', () => {
  const dashes = closedDashes(L_SHAPE).split(' ').map(Number);

  expect(dashes.length % 2).toBe(1);
  expect(dashes.reduce((a, b) => a + b, 0)).toBeCloseTo(382, 0);
});
