import type { Point } from './trace-route.ts';

/** From the middle of a track to its rails, and to the ends of its sleepers. */
export const RAIL = 21;
export const SLEEPER = 38;

/** The radius of both bends of the branching track: 45 degrees up, and back. */
const RADIUS = 230;
const PITCH = 22;

const BEND = RADIUS * Math.SQRT1_2;
const RISE = 2 * (RADIUS - BEND);

/**
 * The plan of a turnout, as path data: a straight track along y = 0, and one that branches off at x = 0 to a parallel
 * track above.
 *
 * @param start where the straight track comes from, and `end` where both go to.
 */
export function turnoutPlan(start: number, end: number) {
  const leave = (offset: number) =>
    `${arc(RADIUS + offset, 0, bend(45, offset))}${arc(RADIUS - offset, 1, back(0, offset))}H${end}`;
  const crossing = Math.sqrt((RADIUS + RAIL) ** 2 - (RADIUS - RAIL) ** 2);
  const first = PITCH / 3;
  const shared = Array.from({ length: 8 }, (_, index) => first + index * PITCH);
  const next = first + shared.length * PITCH;

  return {
    /** The height of the upper track. */
    top: -Math.round(RISE),
    /** Across the points, from end to end. */
    route: `M${start} 0H0${leave(0)}`,
    /** The two outer rails, then the two that cross. Those start as blades, one closed, one open. */
    rails: [
      `M${start} ${RAIL}H${end}`,
      `M${start} ${-RAIL}H0${leave(-RAIL)}`,
      `M0 ${RAIL}${leave(RAIL)}`,
      `M0 ${-RAIL + 9}L90 ${-RAIL}H${end}`,
    ].join(''),
    /** Beside the outer rails, where the inner ones cross. */
    guards: [
      `M${Math.round(crossing) - 40} ${RAIL - 12}l8 4h64l8-4`,
      `M${pair(bend(25, 9 - RAIL))}${arc(RADIUS - RAIL + 9, 0, bend(43, 9 - RAIL))}`,
    ].join(''),
    /** The middle line of the sleepers under a single track, to be dashed by `dashes`. */
    rows: [
      `M${Math.round(first - PITCH / 2 - 6)} 0H${start}`,
      `M${Math.round(next - 4.5)} 0H${end - 16}`,
      `M${pair(back(45))}${arc(RADIUS, 1, back(0))}H${end - 22}`,
    ].join(''),
    dashes: `9 ${PITCH - 9}`,
    /** Sleepers under both tracks, which turn with the branching one: each lies square to the line between the two. */
    shared: shared
      .map((x) => {
        const [toX, toY] = bend((x / RADIUS) * (180 / Math.PI), -SLEEPER);
        return `M${Math.round(x)} ${SLEEPER}L${Math.round(toX)} ${Math.round(toY)}`;
      })
      .join(''),
  };
}

/** The point where the first bend, or a rail beside it, has turned by so many degrees. */
function bend(degrees: number, offset = 0): Point {
  const [x, y] = onCircle(degrees, RADIUS + offset);
  return [x, y - RADIUS];
}

/** The point where the second bend still has so many degrees to turn. */
function back(degrees: number, offset = 0): Point {
  const [x, y] = onCircle(degrees, RADIUS - offset);
  return [2 * BEND - x, RADIUS - RISE - y];
}

function onCircle(degrees: number, radius: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [radius * Math.sin(angle), radius * Math.cos(angle)];
}

const arc = (radius: number, clockwise: 0 | 1, to: Point) =>
  `A${radius} ${radius} 0 0 ${clockwise} ${pair(to)}`;
const pair = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`;
