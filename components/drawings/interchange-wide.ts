import type { LineMapData } from './line-map-data.ts';

/** The map from left to right; lines are 12 wide, 20 apart once they are parallel. */
export const interchangeWide: LineMapData = {
  viewBox: [18, 36, 772, 688],
  radius: 36,
  lines: [
    {
      line: 4,
      vertices: [
        [70, 270],
        [110, 270],
        [140, 300],
        [140, 630],
        [170, 660],
        [370, 660],
        [640, 390],
        [2000, 390],
      ],
    },
    {
      line: 3,
      vertices: [
        [70, 590],
        [290, 590],
        [390, 490],
        [390, 320],
        [430, 280],
        [460, 280],
        [550, 370],
        [2000, 370],
      ],
      train: 1248,
    },
    {
      line: 2,
      vertices: [
        [70, 110],
        [200, 110],
        [260, 170],
        [260, 490],
        [310, 540],
        [420, 540],
        [610, 350],
        [2000, 350],
      ],
    },
    {
      line: 1,
      vertices: [
        [70, 510],
        [180, 510],
        [320, 370],
        [320, 190],
        [400, 110],
        [480, 110],
        [530, 160],
        [530, 250],
        [610, 330],
        [2000, 330],
      ],
      train: 1282,
    },
  ],
  stations: [
    { at: [70, 510], name: 'Jira', label: 'above', terminus: 1 },
    { at: [440, 110], name: 'Confluence', label: 'above' },
    { at: [70, 110], name: 'Figma', label: 'above', terminus: 2 },
    { at: [260, 310], name: 'Library', label: 'left' },
    { at: [70, 590], name: 'Webflow', label: 'below', terminus: 3 },
    { at: [390, 400], name: 'CMS', label: 'right' },
    { at: [70, 270], name: 'AWS', label: 'above', terminus: 4 },
    { at: [270, 660], name: 'Terraform', label: 'below' },
  ],
  interchange: {
    name: 'Pointwork',
    stops: [
      [676, 330],
      [676, 350],
      [676, 370],
      [676, 390],
    ],
    label: 'above',
  },
};
