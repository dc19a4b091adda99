import { type Piece, type Point, traceRoute, type Vertex } from './trace-route.ts';

/**
 * The path data of a line: straight runs at 0, 45 or 90 degrees, joined by round turns. It is relative and in
 * whole numbers, so that equal turns read alike, which compresses well. With a radius of 10, 14, 24, 34 or 58, turns by
 * 45 degrees end nearly at whole numbers by themselves.
 *
 * @param vertices the corners, from end to end.
 * @param radius of all turns whose vertex names none.
 */
export function routePath(vertices: readonly Vertex[], radius: number): string {
  const pieces = traceRoute(vertices, radius);
  let at = pieces[0]?.from ?? [0, 0];
  let path = `M${at.join(' ')}`;
  for (const piece of pieces) {
    const step = stepOf(piece, at);
    path += command(piece, step);
    at = [at[0] + step[0], at[1] + step[1]];
  }
  return path;
}

/** A turn has the same step wherever it is; a straight run makes up for what the turn before it was rounded by. */
function stepOf({ from, to, radius }: Piece, at: Point): Point {
  const start = radius === undefined ? at : from;
  return [Math.round(to[0] - start[0]), Math.round(to[1] - start[1])];
}

function command({ radius, clockwise }: Piece, [x, y]: Point): string {
  if (radius !== undefined) return `a${join(radius, radius, 0, 0, clockwise ? 1 : 0, x, y)}`;
  if (y === 0) return `h${x}`;
  return x === 0 ? `v${y}` : `l${join(x, y)}`;
}

/** A minus separates, too. */
const join = (...numbers: number[]) => numbers.join(' ').replaceAll(' -', '-');
