import type { PlatformLine } from '../ui/Bullet.tsx';
import type { LabelSide, Point } from './MapSigns.tsx';

type Name = 'Jira' | 'Figma' | 'Webflow' | 'AWS' | 'Confluence' | 'Library' | 'CMS' | 'Terraform';

/** A map of four lines that meet in one interchange. */
export interface InterchangePlan {
  viewBox: string;
  /** The first is painted first, below the others. */
  lines: readonly {
    line: PlatformLine;
    /** From the terminus to beyond the edge of the page: runs at 0, 45 and 90 degrees, and round turns. */
    path: string;
    /**
     * Where the train of the line stops, if the line has a train: a train is a dash of its line, which has the length 1.
     * `train-runs.css` has the way there.
     */
    train?: { strokeDasharray: string; strokeDashoffset: number };
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
  lines: [
    {
      line: 4,
      path: 'M70 270h21a34 34 0 0 1 24 10l10 10a34 34 0 0 1 10 24v302a34 34 0 0 0 10 24l10 10a34 34 0 0 0 24 10h47a34 34 0 0 0 24-10l211-211a34 34 0 0 1 24-10h1515',
    },
    {
      line: 3,
      path: 'M70 450h286a34 34 0 0 0 24-10l35-35a34 34 0 0 1 24-10h1561',
      train: { strokeDasharray: '0.0123 2', strokeDashoffset: -0.323 },
    },
    {
      line: 1,
      path: 'M70 590h106a34 34 0 0 0 24-10l10-10a34 34 0 0 0 10-24v-137a34 34 0 0 1 10-24l48-48a34 34 0 0 1 24-10h1698',
      train: { strokeDasharray: '0.0113 2', strokeDashoffset: -0.3567 },
    },
    {
      line: 2,
      path: 'M70 110h106a34 34 0 0 1 24 10l231 231a34 34 0 0 0 24 10h1545',
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
  lines: [
    {
      line: 4,
      path: 'M118 64v22a24 24 0 0 1-7 17l-54 54a24 24 0 0 0-7 17v312a72 72 0 0 0 72 72h878',
    },
    {
      line: 2,
      path: 'M42 64v22a24 24 0 0 0 7 17l100 100a24 24 0 0 1 7 17v94a24 24 0 0 1-7 17l-60 60a24 24 0 0 0-7 17v78a40 40 0 0 0 40 40h878',
    },
    {
      line: 1,
      path: 'M194 64v254a24 24 0 0 1-7 17l-82 82a24 24 0 0 0-7 17v52a24 24 0 0 0 24 24h878',
      train: { strokeDasharray: '0.0174 2', strokeDashoffset: -0.4692 },
    },
    {
      line: 3,
      path: 'M270 64v108a24 24 0 0 1-7 17l-190 190a24 24 0 0 0-7 17v90a56 56 0 0 0 56 56h878',
      train: { strokeDasharray: '0.0163 2', strokeDashoffset: -0.4559 },
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
