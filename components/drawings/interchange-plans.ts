import type { PlatformLine } from '../ui/Bullet.tsx';
import type { LabelSide } from './MapSigns.tsx';
import type { Point, Vertex } from './route.ts';

type Name = 'Jira' | 'Figma' | 'Webflow' | 'AWS' | 'Confluence' | 'Library' | 'CMS' | 'Terraform';

/** A map of four lines that meet in one interchange. */
export interface InterchangePlan {
  viewBox: string;
  /** The radius of turns. */
  radius: number;
  /** The first is painted first, below the others. */
  lines: readonly {
    line: PlatformLine;
    /** From the terminus to beyond the edge of the page. */
    vertices: readonly Vertex[];
    /** How far from the end the train of the line stops, if the line has a train. */
    train?: number;
  }[];
  /** Where each station is, and the side of its name: above, by default. */
  stations: Readonly<Record<Name, readonly [x: number, y: number, side?: LabelSide]>>;
  interchange: { radius: number; stops: readonly Point[]; label: LabelSide };
  /** The start of the baseline of what the lines share. */
  promise: Point;
}

/** The stations where lines start. */
export const TERMINI: Readonly<Record<string, PlatformLine>> = {
  Jira: 1,
  Figma: 2,
  Webflow: 3,
  AWS: 4,
};

/** From left to right; lines are 14 wide, 34 apart once they are parallel. */
export const wide: InterchangePlan = {
  viewBox: '8 36 740 688',
  radius: 34,
  lines: [
    {
      line: 4,
      vertices: [
        [70, 270],
        [105, 270],
        [135, 300],
        [135, 630],
        [165, 660],
        [240, 660],
        [471, 429],
        [2000, 429],
      ],
    },
    {
      line: 3,
      vertices: [
        [70, 450],
        [370, 450],
        [425, 395],
        [2000, 395],
      ],
      train: 1320,
    },
    {
      line: 1,
      vertices: [
        [70, 590],
        [190, 590],
        [220, 560],
        [220, 395],
        [288, 327],
        [2000, 327],
      ],
      train: 1370,
    },
    {
      line: 2,
      vertices: [
        [70, 110],
        [190, 110],
        [441, 361],
        [2000, 361],
      ],
    },
  ],
  stations: {
    Jira: [70, 590],
    Figma: [70, 110],
    Webflow: [70, 450],
    AWS: [70, 270],
    Confluence: [220, 506, 'right'],
    Library: [148, 110, 'below'],
    CMS: [310, 450],
    Terraform: [204, 660, 'below'],
  },
  interchange: {
    radius: 32,
    stops: [327, 361, 395, 429].map((y) => [530, y]),
    label: 'above',
  },
  promise: [452, 506],
};

/** From top to bottom and out to the right; lines are 10 wide, 16 apart once they are parallel. */
export const tall: InterchangePlan = {
  viewBox: '0 0 340 606',
  radius: 24,
  lines: [
    {
      line: 4,
      vertices: [
        [118, 64],
        [118, 96],
        [50, 164],
        [50, 558, 72],
        [1000, 558],
      ],
    },
    {
      line: 2,
      vertices: [
        [42, 64],
        [42, 96],
        [156, 210],
        [156, 324],
        [82, 398],
        [82, 526, 40],
        [1000, 526],
      ],
    },
    {
      line: 1,
      vertices: [
        [194, 64],
        [194, 328],
        [98, 424],
        [98, 510, 24],
        [1000, 510],
      ],
      train: 730,
    },
    {
      line: 3,
      vertices: [
        [270, 64],
        [270, 182],
        [66, 386],
        [66, 542, 56],
        [1000, 542],
      ],
      train: 800,
    },
  ],
  stations: {
    Jira: [194, 64],
    Figma: [42, 64],
    Webflow: [270, 64],
    AWS: [118, 64],
    Confluence: [194, 292, 'right'],
    Library: [156, 264, 'left'],
    CMS: [270, 120, 'right'],
    Terraform: [50, 230, 'right'],
  },
  interchange: {
    radius: 24,
    stops: [50, 66, 82, 98].map((x) => [x, 460]),
    label: 'right',
  },
  promise: [125, 588],
};
