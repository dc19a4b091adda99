import type { LineMapData } from './line-map-data.ts';

/** The map from top to bottom and out to the right; lines are 10 wide, 16 apart once they are parallel. */
export const interchangeTall: LineMapData = {
  viewBox: [0, 0, 340, 596],
  radius: 24,
  lines: [
    {
      line: 4,
      vertices: [
        [118, 64],
        [118, 96],
        [50, 164],
        [50, 548, 72],
        [1000, 548],
      ],
    },
    {
      line: 3,
      vertices: [
        [270, 64],
        [270, 182],
        [66, 386],
        [66, 532, 56],
        [1000, 532],
      ],
      train: 800,
    },
    {
      line: 2,
      vertices: [
        [42, 64],
        [42, 96],
        [156, 210],
        [156, 324],
        [82, 398],
        [82, 516, 40],
        [1000, 516],
      ],
    },
    {
      line: 1,
      vertices: [
        [194, 64],
        [194, 328],
        [98, 424],
        [98, 500, 24],
        [1000, 500],
      ],
      train: 730,
    },
  ],
  stations: [
    { at: [194, 64], name: 'Jira', label: 'above', terminus: 1 },
    { at: [42, 64], name: 'Figma', label: 'above', terminus: 2 },
    { at: [270, 64], name: 'Webflow', label: 'above', terminus: 3 },
    { at: [118, 64], name: 'AWS', label: 'above', terminus: 4 },
    { at: [194, 292], name: 'Confluence', label: 'right' },
    { at: [156, 266], name: 'Library', label: 'left' },
    { at: [270, 120], name: 'CMS', label: 'right' },
    { at: [50, 234], name: 'Terraform', label: 'right' },
  ],
  interchange: {
    name: 'Pointwork',
    stops: [
      [50, 455],
      [66, 455],
      [82, 455],
      [98, 455],
    ],
    label: 'right',
  },
  promise: { text: 'One team, one invoice', at: [125, 578] },
};
