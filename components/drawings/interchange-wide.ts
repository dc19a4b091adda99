import type { LineMapData } from './line-map-data.ts';

/** The map from left to right; lines are 12 wide, 20 apart once they are parallel. */
export const interchangeWide: LineMapData = {
  viewBox: [8, 36, 690, 688],
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
        [238, 660],
        [458, 440],
        [2000, 440],
      ],
    },
    {
      line: 3,
      vertices: [
        [70, 590],
        [207, 590],
        [302, 495],
        [302, 386],
        [328, 360],
        [358, 360],
        [418, 420],
        [2000, 420],
      ],
      train: 1360,
    },
    {
      line: 2,
      vertices: [
        [70, 110],
        [155, 110],
        [205, 160],
        [205, 490],
        [240, 525],
        [343, 525],
        [468, 400],
        [2000, 400],
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
        [365, 110],
        [405, 150],
        [405, 327],
        [458, 380],
        [2000, 380],
      ],
      train: 1400,
    },
  ],
  stations: [
    { at: [70, 510], name: 'Jira', label: 'above', terminus: 1 },
    { at: [340, 110], name: 'Confluence', label: 'above' },
    { at: [70, 110], name: 'Figma', label: 'above', terminus: 2 },
    { at: [205, 230], name: 'Library', label: 'left' },
    { at: [70, 590], name: 'Webflow', label: 'above', terminus: 3 },
    { at: [302, 436], name: 'CMS', label: 'right' },
    { at: [70, 270], name: 'AWS', label: 'above', terminus: 4 },
    { at: [202, 660], name: 'Terraform', label: 'below' },
  ],
  interchange: {
    name: 'Pointwork',
    stops: [
      [520, 380],
      [520, 400],
      [520, 420],
      [520, 440],
    ],
    label: 'above',
  },
};
