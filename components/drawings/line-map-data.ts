import type { LineNumber } from '../ui/line-number.ts';
import type { LabelSide } from './label-box.ts';
import type { Point, Vertex } from './trace-route.ts';

/** A map of lines that meet in one interchange. */
export interface LineMapData {
  viewBox: readonly [x: number, y: number, width: number, height: number];
  /** Of turns. */
  radius: number;
  /** The first lies lowest. */
  lines: readonly {
    line: LineNumber;
    /** From the terminus, which carries the line's number, to beyond the edge of the page. */
    vertices: readonly Vertex[];
    /** How far from the end its train rests, where it has one. */
    train?: number;
  }[];
  stations: readonly {
    at: Point;
    name: string;
    label: LabelSide;
    /** The line whose terminus it is. */
    terminus?: LineNumber;
  }[];
  interchange: { name: string; stops: readonly Point[]; label: LabelSide };
}

/** Radii of what stands on lines. */
export const RADII = { station: 9, terminus: 17, interchange: 18 } as const;
