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
        [350, 660],
        [520, 490],
        [2000, 490],
      ],
    },
    {
      line: 3,
      vertices: [
        [70, 590],
        [212, 590],
        [307, 495],
        [307, 386],
        [333, 360],
        [365, 360],
        [467, 462],
        [2000, 462],
      ],
      train: 1310,
    },
    {
      line: 2,
      vertices: [
        [70, 110],
        [155, 110],
        [205, 160],
        [205, 490],
        [240, 525],
        [445, 525],
        [536, 434],
        [2000, 434],
      ],
    },
    {
      line: 1,
      vertices: [
        [70, 510],
        [145, 510],
        [240, 415],
        [240, 175],
        [305, 110],
        [405, 110],
        [445, 150],
        [445, 353],
        [498, 406],
        [2000, 406],
      ],
      train: 1350,
    },
  ],
  stations: [
    { at: [70, 510], name: 'Jira', label: 'above', terminus: 1 },
    { at: [355, 110], name: 'Confluence', label: 'above' },
    { at: [70, 110], name: 'Figma', label: 'above', terminus: 2 },
    { at: [205, 230], name: 'Library', label: 'left' },
    { at: [70, 590], name: 'Webflow', label: 'above', terminus: 3 },
    { at: [307, 436], name: 'CMS', label: 'right' },
    { at: [70, 270], name: 'AWS', label: 'above', terminus: 4 },
    { at: [258, 660], name: 'Terraform', label: 'below' },
  ],
  interchange: {
    name: 'Pointwork',
    stops: [
      [590, 406],
      [590, 434],
      [590, 462],
      [590, 490],
    ],
    label: 'above',
  },
  promise: { text: 'One team, one invoice', at: [508, 548] },
};
