import type { Point } from './trace-route.ts';

/** A place in space: x to the lower right, y to the lower left, z up. */
export type Space = readonly [x: number, y: number, z: number];

/** Where a place in space stands in the drawing, seen at the same angle from three sides. */
export function projectIso([x, y, z]: Space): Point {
  return [(x - y) * 0.866, (x + y) * 0.5 - z];
}
