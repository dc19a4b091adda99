import type { PlatformLine } from '../ui/Bullet.tsx';
import type { LinkData } from '../ui/TextLink.tsx';
import type { Point, Vertex } from './route.ts';

/** On a 24-hour clock. */
export type Hours = readonly [from: number, to: number];

/** The hours of one person. */
export interface Shift {
  readonly line: PlatformLine;
  /** In full; only the first name is shown. */
  readonly name: string;
  /** The person's own number. The label contains the name, and is not shown. */
  readonly call: LinkData;
  /** What the person can be asked about. */
  readonly about: string;
  readonly days: string;
  readonly hours: Hours;
}

export interface DayScale {
  /** The first station: how far it is along the day, and the line across. */
  readonly start: Point;
  /** An hour's length. */
  readonly hour: number;
  /** From the line of the day to the lines beside. */
  readonly pitch: number;
  /** The radius of turns, and of discs. */
  readonly radius: number;
  readonly bullet: number;
  readonly isUpright?: boolean;
}

/**
 * A day as a line, to scale: every shift leaves the line at 45 degrees exactly at its hour and comes back at its end, in
 * turns on one side and the other, so that shifts that overlap are apart.
 */
export function dayLinePlan(open: Hours, shifts: readonly Shift[], scale: DayScale) {
  const { hour, pitch, isUpright } = scale;
  const [along, across] = isUpright ? [scale.start[1], scale.start[0]] : scale.start;
  /** The point at an hour, so far ahead along the line and so far to its side. */
  const at = (time: number, side = 0, ahead = 0): Point => {
    const [main, cross] = [along + (time - open[0]) * hour + ahead, across + side];
    return isUpright ? [cross, main] : [main, cross];
  };
  return {
    at,
    branches: shifts.map((shift, index) => {
      const way = index % 2 === 0 ? -1 : 1;
      const [from, to] = shift.hours;
      const side = way * pitch;
      const vertices: Vertex[] = [
        at(from, 0, -pitch / 2),
        at(from),
        at(from, side, pitch),
        at(to, side, -pitch),
        at(to),
        at(to, 0, pitch / 2),
      ];
      return { ...shift, way, vertices, middle: at((from + to) / 2, side) };
    }),
  };
}
