import type { LineMapData } from './line-map-data.ts';

/** The map from left to right; lines are 12 wide, 20 apart once they are parallel. */
export const interchangeWide: LineMapData = {
  viewBox: [6, 36, 866, 688],
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
        [310, 590],
        [420, 480],
        [420, 250],
        [460, 210],
        [490, 210],
        [650, 370],
        [2000, 370],
      ],
      train: 1172,
    },
    {
      line: 2,
      vertices: [
        [70, 110],
        [200, 110],
        [260, 170],
        [260, 490],
        [310, 540],
        [400, 540],
        [590, 350],
        [2000, 350],
      ],
    },
    {
      line: 1,
      vertices: [
        [70, 510],
        [180, 510],
        [340, 350],
        [340, 190],
        [420, 110],
        [520, 110],
        [570, 160],
        [570, 250],
        [650, 330],
        [2000, 330],
      ],
      train: 1232,
    },
  ],
  stations: [
    { at: [70, 510], name: 'Jira', label: 'above', terminus: 1 },
    { at: [470, 110], name: 'Confluence', label: 'above' },
    { at: [70, 110], name: 'Figma', label: 'above', terminus: 2 },
    { at: [260, 310], name: 'Library', label: 'left' },
    { at: [70, 590], name: 'Webflow', label: 'below', terminus: 3 },
    { at: [420, 350], name: 'CMS', label: 'right' },
    { at: [70, 270], name: 'AWS', label: 'above', terminus: 4 },
    { at: [270, 660], name: 'Terraform', label: 'below' },
  ],
  interchange: {
    name: 'Pointwork',
    stops: [
      [718, 330],
      [718, 350],
      [718, 370],
      [718, 390],
    ],
    label: 'above',
  },
};
