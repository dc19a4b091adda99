import { type Point, traceRoute, type Vertex } from './trace-route.ts';

/**
 * The path data of a line: straight runs at 0, 45 or 90 degrees, joined by round turns.
 *
 * @param vertices the corners, from end to end.
 * @param radius of all turns whose vertex names none.
 */
export function routePath(vertices: readonly Vertex[], radius: number): string {
  const pieces = traceRoute(vertices, radius);
  const start = pieces[0]?.from ?? [0, 0];
  return pieces.reduce(
    (path, { from, to, radius, clockwise }) => {
      if (radius === undefined) return path + straight(from, to);
      return `${path}A${radius} ${radius} 0 0 ${clockwise ? 1 : 0} ${pair(to)}`;
    },
    `M${pair(start)}`,
  );
}

function straight(from: Point, to: Point): string {
  if (round(from[1]) === round(to[1])) return `H${round(to[0])}`;
  if (round(from[0]) === round(to[0])) return `V${round(to[1])}`;
  return `L${pair(to)}`;
}

const round = (value: number) => Math.round(value * 10) / 10;
const pair = ([x, y]: Point) => `${round(x)} ${round(y)}`;
