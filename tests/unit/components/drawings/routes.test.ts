import { expect, test } from 'vitest';
import { routeLength } from '../../../../components/drawings/route-length.ts';
import { routePath } from '../../../../components/drawings/route-path.ts';
import {
  type Point,
  traceRoute,
  type Vertex,
} from '../../../../components/drawings/trace-route.ts';

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

test('the arcs of a drawn line begin and end in the direction of the neighbouring runs', () => {
  const pieces = traceRoute(corner, 40);
  for (const [index, { from, to, radius, clockwise }] of pieces.entries()) {
    const [before, after] = [pieces[index - 1], pieces[index + 1]];
    if (radius === undefined || !before || !after) continue;
    const side = clockwise ? 1 : -1;
    const [bx, by] = direction(before.from, before.to);
    const [ax, ay] = direction(after.from, after.to);
    const centre = [from[0] - by * side * radius, from[1] + bx * side * radius];

    expect(before.to).toEqual(from);
    expect(after.from).toEqual(to);
    expect(to[0] - ay * side * radius).toBeCloseTo(centre[0] as number);
    expect(to[1] + ax * side * radius).toBeCloseTo(centre[1] as number);
  }
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

function direction(from: Point, to: Point): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}
