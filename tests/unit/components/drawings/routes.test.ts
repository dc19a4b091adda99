import { expect, test } from 'vitest';
import { routeLength, routePath, type Vertex } from '../../../../components/drawings/route.ts';

const corner: readonly Vertex[] = [
  [0, 0],
  [100, 0],
  [200, 100],
  [200, 300],
];

test('a drawn line is written as straight runs and arcs, in the shortest path data', () => {
  expect(routePath(corner, 40)).toBe('M0 0h83a40 40 0 0 1 28 12l77 76a40 40 0 0 1 12 28v184');
  expect(routePath([[0, 50, 9], ...[[0, 0, 10] as const], [50, 0]], 40)).toBe(
    'M0 50v-40a10 10 0 0 1 10-10h40',
  );
});

test('a drawn line is a little shorter than the way through its corners', () => {
  const [quarter, corner] = [(Math.PI / 2) * 20, 40];
  const right: readonly Vertex[] = [
    [0, 0],
    [100, 0],
    [100, 100],
  ];

  expect(routeLength(right, 20)).toBeCloseTo(200 - corner + quarter);
});

test.each([
  [
    'a run at an angle other than 0, 45 or 90 degrees',
    [[0, 0] as const, [100, 40] as const],
    /0, 45 or 90 degrees/,
  ],
  ['a run of no length', [[5, 5] as const, [5, 5] as const], /0, 45 or 90 degrees/],
  [
    'a turn back',
    [[0, 0] as const, [100, 0] as const, [50, 50] as const],
    /turn at 100,0 is sharper/,
  ],
  [
    'turns that run into each other',
    [[0, 0] as const, [100, 0] as const, [120, 20] as const, [120, 100] as const],
    /No room for the turns between 100,0 and 120,20/,
  ],
])('a drawn line with %s is refused', (_, vertices, message) => {
  expect(() => routePath(vertices, 40)).toThrow(message);
});
