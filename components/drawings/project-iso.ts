import type { Point } from './trace-route.ts';

/** A point in space: x to the lower right, y to the lower left, z up. */
export type Space = readonly [x: number, y: number, z: number];

/** The point in the drawing where a point in space appears, in an isometric projection. */
export function projectIso([x, y, z]: Space): Point {
  return [(x - y) * 0.866, (x + y) * 0.5 - z];
}
