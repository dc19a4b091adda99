import { type Point, traceRoute, type Vertex } from '../../../components/drawings/trace-route.ts';

/** The point at a distance along a route, or the route's end if it is shorter. */
export function pointAlong(vertices: readonly Vertex[], radius: number, distance: number): Point {
  let rest = Math.max(0, distance);
  const pieces = traceRoute(vertices, radius);
  for (const { from, to, length, radius: turn, clockwise } of pieces) {
    if (rest > length) {
      rest -= length;
      continue;
    }
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const chord = Math.hypot(dx, dy) || 1;
    const [along, aside] = turn ? onArc(rest, length, turn) : [rest, 0];
    const [x, y] = [(dx / chord) * along, (dy / chord) * along];
    const bulge = ((clockwise ? 1 : -1) * aside) / chord;
    return [from[0] + x + dy * bulge, from[1] + y - dx * bulge];
  }
  return pieces.at(-1)?.to ?? [0, 0];
}

/** On an arc: how far along its chord the point is, and how far beside it. */
function onArc(distance: number, length: number, radius: number): [along: number, aside: number] {
  const half = length / radius / 2;
  const angle = distance / radius - half;
  return [radius * (Math.sin(angle) + Math.sin(half)), radius * (Math.cos(angle) - Math.cos(half))];
}
