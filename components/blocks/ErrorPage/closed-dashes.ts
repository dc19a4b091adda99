import type { Vertex } from '../../drawings/trace-route.ts';

/** Roughly from the start of a dash to that of the next. */
const PERIOD = 20;
const DASH = 13;

/**
 * The dashes of a polygon's outline: each side has a whole number of them, and half a dash at either end, so every corner
 * is closed. The first vertex is the end of the last side.
 */
export function closedDashes(vertices: readonly Vertex[]): string {
  const lengths: number[] = [];
  let dash = 0;
  vertices.forEach(([x, y], index) => {
    const [nextX, nextY] = vertices[(index + 1) % vertices.length] ?? [x, y];
    const side = Math.hypot(nextX - x, nextY - y);
    const count = Math.max(1, Math.round(side / PERIOD));
    const gap = (side / count) * (1 - DASH / PERIOD);
    const whole = side / count - gap;
    dash += whole / 2;
    for (let i = 0; i < count; i++) {
      lengths.push(dash, gap);
      dash = i < count - 1 ? whole : whole / 2;
    }
  });
  return [...lengths, dash].map((length) => Math.round(length * 100) / 100).join(' ');
}
