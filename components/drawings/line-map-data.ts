import type { PlatformLine } from '../ui/platform-line.ts';
import type { LabelSide } from './Label.tsx';
import type { Point, Vertex } from './route.ts';

/** A map of lines that meet in one interchange. */
export interface LineMapData {
  viewBox: readonly [x: number, y: number, width: number, height: number];
  /** The radius of turns. */
  radius: number;
  /** The first is painted first, below the others. */
  lines: readonly {
    line: PlatformLine;
    /** From the terminus, which shows the line's number, to beyond the edge of the page. */
    vertices: readonly Vertex[];
    /** How far from the end its train stops, if it has one. */
    train?: number;
  }[];
  stations: readonly {
    at: Point;
    name: string;
    label: LabelSide;
    /** Set if the station is the terminus of this line. */
    terminus?: PlatformLine;
  }[];
  interchange: { name: string; radius: number; stops: readonly Point[]; label: LabelSide };
  /** What the lines share from there on, and the start of its baseline. */
  promise: { text: string; at: Point };
}

/** The radii of stations and termini. */
const RADII = { station: 9, terminus: 17 } as const;

/** The radius of a station or terminus, from which its name keeps away. Names above both share one baseline. */
export const labelRadius = ({ label, terminus }: LineMapData['stations'][number]) =>
  terminus || label === 'above' ? RADII.terminus : RADII.station;
