import type { Point } from './trace-route.ts';

/** From the middle of a track to its rails, and to the ends of its sleepers. */
export const RAIL = 20;
export const SLEEPER = 38;

/** The branching track bends by 30 degrees, climbs, and bends back. */
const RADIUS = 240;
const RISE = 134;
const SIN = 0.5;
const COS = Math.sqrt(0.75);
/** How long it climbs. */
const CLIMB = (RISE - 2 * RADIUS * (1 - COS)) / SIN;

const PITCH = 22;
export const THICKNESS = 9;

/** Where two rails cross, as far behind the first bend. */
const NOSE = 10;

/**
 * The plan of a turnout, as path data: a straight track along y = 0, and one that branches off at x = 0 to a parallel
 * track above.
 *
 * @param start where the straight track comes from, and `end` where both go to.
 */
export function turnoutPlan(start: number, end: number) {
  const leave = (offset: number) =>
    `${bend(RADIUS + offset, 0)}${straight(CLIMB)}${bend(RADIUS - offset, 1)}H${end}`;
  /** Long ones as far as the crossing, then one under the rail that leaves; all are in step with those of the straight track. */
  const shared = Array.from({ length: 8 }, (_, index) => (index + 0.5) * PITCH);
  const last = end - 24;

  return {
    /** The height of the upper track. */
    top: -RISE,
    /** Across the points, from end to end. */
    route: `M${start} 0H0${leave(0)}`,
    /** The two outer rails, then the two that cross. Those start as blades, one closed, one open. */
    rails: [
      `M${start} ${RAIL}H${end}`,
      `M${start} ${-RAIL}H0${leave(-RAIL)}`,
      `M0 ${RAIL}${leave(RAIL)}`,
      `M0 ${9 - RAIL}L90 ${-RAIL}H${end}`,
    ].join(''),
    /** Beside the outer rails, where the inner ones cross. */
    guards: [
      `M103 ${RAIL - 12}l8 4h64l8-4`,
      `M${pair(climb(12 - RAIL, NOSE - 32))}${straight(8, -4)}${straight(48)}${straight(8, 4)}`,
    ].join(''),
    /** The middle line of the sleepers under a single track, to be dashed by `dashes`. */
    rows: [
      `M${(THICKNESS - PITCH) / 2} 0H${start}`,
      `M${shared.length * PITCH + (PITCH - THICKNESS) / 2} 0H${last}`,
      `M${pair(climb(0, 66))}${straight(CLIMB - 66)}${bend(RADIUS, 1)}H${last}`,
    ].join(''),
    dashes: `${THICKNESS} ${PITCH - THICKNESS}`,
    /** Sleepers under both tracks. */
    shared: shared.map((x) => `M${x} ${SLEEPER}V${x < 150 ? Math.round(edge(x)) : -52}`).join(''),
  };
}

/** On the middle of the branching track, or beside it: where the first bend ends, or so far behind. */
function climb(offset: number, along = 0): Point {
  const radius = RADIUS + offset;
  return [radius * SIN + along * COS, radius * COS - RADIUS - along * SIN];
}

/** The upper ends of the sleepers of the branching track. */
function edge(x: number): number {
  const radius = RADIUS - SLEEPER;
  const [bent, y] = climb(-SLEEPER);
  return x < bent ? Math.sqrt(radius ** 2 - x ** 2) - RADIUS : y - ((x - bent) * SIN) / COS;
}

/** Relative, so that equal pieces read alike, which compresses well. */
const bend = (radius: number, clockwise: 0 | 1) =>
  `a${radius} ${radius} 0 0 ${clockwise} ${pair([radius * SIN, radius * (COS - 1)])}`;
const straight = (length: number, aside = 0) =>
  `l${pair([length * COS + aside * SIN, aside * COS - length * SIN])}`;
/** A minus separates, too. */
const pair = (point: Point) =>
  point
    .map((part) => Math.round(part * 10) / 10)
    .join(' ')
    .replace(' -', '-');
