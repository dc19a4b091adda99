import { describe, expect, test } from 'vitest';
import { routeLength } from '../../components/drawings/route-length.ts';
import type { Vertex } from '../../components/drawings/trace-route.ts';
import { cameraAt } from '../../scripts/film/camera.ts';
import { pointAlong } from '../../scripts/film/point-along.ts';
import { startOf } from '../../scripts/film/timing.ts';
import { detour, joins, STOPS } from '../../scripts/film/world.ts';

/** To the right, and down after a quarter turn about 80, 20. */
const corner: readonly Vertex[] = [
  [0, 0],
  [100, 0],
  [100, 100],
];

describe('a point along a route', () => {
  test('starts and ends where the route does, and never goes beyond', () => {
    expect(pointAlong(corner, 20, -5)).toEqual([0, 0]);
    expect(pointAlong(corner, 20, 30)).toEqual([30, 0]);
    expect(pointAlong(corner, 20, 999)).toEqual([100, 100]);
  });

  test('moves at the same speed on arcs and on straight runs', () => {
    const length = routeLength(corner, 20);
    const places = Array.from({ length: 101 }, (_, step) =>
      pointAlong(corner, 20, (length * step) / 100),
    );

    const steps = places.slice(1).map(([x, y], index) => {
      const [fromX, fromY] = places[index] ?? [0, 0];
      return Math.hypot(x - fromX, y - fromY);
    });
    expect(Math.min(...steps)).toBeGreaterThan((length / 100) * 0.98);
    expect(Math.max(...steps)).toBeLessThanOrEqual(length / 100 + 1e-9);
  });
});

describe('the frame', () => {
  test('rests at each stop while its first caption is uncovered', () => {
    for (const { scene, x } of STOPS) expect(cameraAt(startOf(scene) + 1.2)).toBe(x);
  });

  test('never moves back, and stops only at even pixels', () => {
    const places = Array.from({ length: 70 * 30 }, (_, frame) => cameraAt(frame / 30));

    expect(places.filter((x) => x % 2 !== 0)).toEqual([]);
    expect(places.toSorted((a, b) => a - b)).toEqual(places);
  });
});

test('the map of the film leads the card past every join', () => {
  for (const join of joins) {
    expect(detour.map(([x, y]) => [x, y])).toContainEqual([...join]);
  }
});
