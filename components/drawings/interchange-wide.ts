import type { LineMapData } from './line-map-data.ts';

/** The map from left to right; lines are 12 wide, 28 apart once they are parallel. */
export const interchangeWide: LineMapData = {
  viewBox: [8, 36, 740, 688],
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
        [297, 660],
        [537, 420],
        [2000, 420],
      ],
    },
    {
      line: 3,
      vertices: [
        [70, 510],
        [407, 510],
        [525, 392],
        [2000, 392],
      ],
      train: 1310,
    },
    {
      line: 1,
      vertices: [
        [70, 590],
        [200, 590],
        [230, 560],
        [230, 400],
        [294, 336],
        [2000, 336],
      ],
      train: 1350,
    },
    {
      line: 2,
      vertices: [
        [70, 110],
        [250, 110],
        [504, 364],
        [2000, 364],
      ],
    },
  ],
  stations: [
    { at: [70, 590], name: 'Jira', label: 'above', terminus: 1 },
    { at: [230, 445], name: 'Confluence', label: 'right' },
    { at: [70, 110], name: 'Figma', label: 'above', terminus: 2 },
    { at: [190, 110], name: 'Library', label: 'above' },
    { at: [70, 510], name: 'Webflow', label: 'above', terminus: 3 },
    { at: [320, 510], name: 'CMS', label: 'above' },
    { at: [70, 270], name: 'AWS', label: 'above', terminus: 4 },
    { at: [228, 660], name: 'Terraform', label: 'below' },
  ],
  interchange: {
    name: 'Pointwork',
    stops: [
      [590, 336],
      [590, 364],
      [590, 392],
      [590, 420],
    ],
    label: 'above',
  },
  promise: { text: 'One team, one invoice', at: [512, 482] },
};
