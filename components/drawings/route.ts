/** A point in the units of a drawing: x to the right, y down. */
export type Point = readonly [x: number, y: number];

/** A corner of a route, with the radius of the turn where that differs from the route's. */
export type Vertex = readonly [x: number, y: number, radius?: number];

/** A piece of a route: a straight run, or an arc that has the runs before and after as tangents. */
export interface Piece {
  from: Point;
  to: Point;
  length: number;
  /** Of turns only. */
  turn?: { radius: number; isClockwise: boolean };
}

/**
 * Splits a route into straight runs and round turns.
 *
 * @throws when a run is not at 0, 45 or 90 degrees, or when there is not enough room for a turn.
 */
export function traceRoute(vertices: readonly Vertex[], radius: number): Piece[] {
  const runs = vertices.slice(1).map((to, index) => measureRun(vertices[index] as Vertex, to));
  const turns = runs.slice(1).map((after, index) => turn(runs[index] as Run, after, radius));
  return runs.flatMap((run, index) => {
    const [start, end] = [turns[index - 1], turns[index]];
    const length = run.length - (start?.reach ?? 0) - (end?.reach ?? 0);
    if (length < 0) throw new Error(`No room for the turns between ${run.from} and ${run.to}.`);
    const straight = { from: start?.to ?? run.from, to: end?.from ?? run.to, length };
    return end ? [straight, end] : [straight];
  });
}

type Run = ReturnType<typeof measureRun>;

function measureRun([x, y]: Vertex, [toX, toY, radius]: Vertex) {
  const [dx, dy] = [toX - x, toY - y];
  const length = Math.hypot(dx, dy);
  const [from, to]: [Point, Point] = [
    [x, y],
    [toX, toY],
  ];
  if (length === 0 || (dx !== 0 && dy !== 0 && Math.abs(dx) !== Math.abs(dy))) {
    throw new Error(`A line runs at 0, 45 or 90 degrees, and not from ${from} to ${to}.`);
  }
  /** The direction is one unit long; the radius is of the turn at the end. */
  return { from, to, radius, x: dx / length, y: dy / length, length };
}

function turn(before: Run, after: Run, radius: number): Piece & { reach: number } {
  const [x, y] = before.to;
  const cross = before.x * after.y - before.y * after.x;
  const angle = Math.abs(Math.atan2(cross, before.x * after.x + before.y * after.y));
  if (angle > 1.6) throw new Error(`The turn at ${x},${y} is sharper than 90 degrees.`);
  const own = before.radius ?? radius;
  const reach = own * Math.tan(angle / 2);
  return {
    from: [x - before.x * reach, y - before.y * reach],
    to: [x + after.x * reach, y + after.y * reach],
    length: own * angle,
    turn: { radius: own, isClockwise: cross > 0 },
    reach,
  };
}

/** The length of a route, turns included. */
export function routeLength(vertices: readonly Vertex[], radius: number): number {
  return traceRoute(vertices, radius).reduce((sum, { length }) => sum + length, 0);
}

/**
 * The path data of a line: straight runs at 0, 45 or 90 degrees, joined by round turns. The data are relative and in
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
  for (const { from, to, turn } of pieces) {
    // A turn has the same step anywhere; a straight run makes up for what the turn before was rounded by.
    const start = turn ? from : at;
    const [x, y] = [Math.round(to[0] - start[0]), Math.round(to[1] - start[1])];
    if (turn) path += `a${join(turn.radius, turn.radius, 0, 0, Number(turn.isClockwise), x, y)}`;
    else if (y === 0) path += `h${x}`;
    else path += x === 0 ? `v${y}` : `l${join(x, y)}`;
    at = [at[0] + x, at[1] + y];
  }
  return path;
}

/** A minus separates, too. */
const join = (...numbers: number[]) => numbers.join(' ').replaceAll(' -', '-');
