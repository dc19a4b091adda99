import type { LineMapData } from './line-map-data.ts';

/** The map from top to bottom and out to the right; lines are 10 wide, 16 apart once they are parallel. */
export const interchangeTall: LineMapData = {
  viewBox: [0, 0, 340, 532],
  radius: 28,
  lines: [
    {
      line: 4,
      vertices: [
        [118, 64],
        [118, 96],
        [50, 164],
        [50, 508, 72],
        [1000, 508],
      ],
    },
    {
      line: 3,
      vertices: [
        [270, 64],
        [270, 122],
        [66, 326],
        [66, 492, 56],
        [1000, 492],
      ],
      train: 730,
    },
    {
      line: 2,
      vertices: [
        [42, 64],
        [42, 96],
        [118, 172],
        [118, 322],
        [82, 358],
        [82, 476, 40],
        [1000, 476],
      ],
    },
    {
      line: 1,
      vertices: [
        [194, 64],
        [194, 288],
        [98, 384],
        [98, 460, 24],
        [1000, 460],
      ],
      train: 800,
    },
  ],
  stations: [
    { at: [194, 64], name: 'Jira', label: 'above', terminus: 1 },
    { at: [42, 64], name: 'Figma', label: 'above', terminus: 2 },
    { at: [270, 64], name: 'Webflow', label: 'above', terminus: 3 },
    { at: [118, 64], name: 'AWS', label: 'above', terminus: 4 },
    { at: [194, 252], name: 'Confluence', label: 'right' },
  ],
  interchange: {
    name: 'Pointwork',
    stops: [
      [50, 415],
      [66, 415],
      [82, 415],
      [98, 415],
    ],
    label: 'right',
  },
};
