import type { LineMapData } from './LineMap.tsx';

/** The map from left to right; lines are 14 wide, 34 apart once they are parallel. */
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
  stations: [
    { at: [70, 590], name: 'Jira', label: 'above', terminus: 1 },
    { at: [220, 506], name: 'Confluence', label: 'right' },
    { at: [70, 110], name: 'Figma', label: 'above', terminus: 2 },
    { at: [148, 110], name: 'Library', label: 'below' },
    { at: [70, 450], name: 'Webflow', label: 'above', terminus: 3 },
    { at: [310, 450], name: 'CMS', label: 'above' },
    { at: [70, 270], name: 'AWS', label: 'above', terminus: 4 },
    { at: [204, 660], name: 'Terraform', label: 'below' },
  ],
  interchange: {
    name: 'Pointwork',
    radius: 32,
    stops: [
      [530, 327],
      [530, 361],
      [530, 395],
      [530, 429],
    ],
    label: 'above',
  },
  promise: { text: 'One team, one invoice', at: [452, 506] },
};
