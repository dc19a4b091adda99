import type { Point } from './trace-route.ts';

/** Path data of one shape at many places. `shape` is in relative commands: `h62v38h-62z`. */
export function stampShape(shape: string, places: readonly Point[]): string {
  return places.map(([x, y]) => `M${x} ${y}${shape}`).join('');
}
