import type { LineMapData } from './line-map-data.ts';

/** Picture P1, from top to bottom and out to the right; lines 10 wide, 16 apart once they are parallel. */
export const interchangeTall: LineMapData = {
  viewBox: [0, 0, 340, 506],
  radius: 28,
  lines: [
    {
      line: 4,
      vertices: [
        [296, 64],
        [296, 90],
        [266, 120],
        [160, 120],
        [50, 230],
        [50, 482, 72],
        [1000, 482],
      ],
    },
    {
      line: 3,
      vertices: [
        [212, 64],
        [212, 100],
        [66, 246],
        [66, 466, 56],
        [1000, 466],
      ],
      train: 730,
    },
    {
      line: 2,
      vertices: [
        [128, 64],
        [128, 250],
        [82, 296],
        [82, 450, 40],
        [1000, 450],
      ],
    },
    {
      line: 1,
      vertices: [
        [44, 64],
        [44, 134],
        [150, 240],
        [150, 288],
        [98, 340],
        [98, 434, 24],
        [1000, 434],
      ],
      train: 800,
    },
  ],
  stations: [
    { at: [44, 64], name: 'Jira', label: 'above', terminus: 1 },
    { at: [128, 64], name: 'Figma', label: 'above', terminus: 2 },
    { at: [212, 64], name: 'Webflow', label: 'above', terminus: 3 },
    { at: [296, 64], name: 'AWS', label: 'above', terminus: 4 },
    { at: [150, 265], name: 'Confluence', label: 'right' },
  ],
  interchange: {
    name: 'Pointwork',
    stops: [
      [50, 378],
      [66, 378],
      [82, 378],
      [98, 378],
    ],
    label: 'right',
  },
};
