import type { LineMapData } from './line-map-data.ts';

/** The map from left to right; lines are 12 wide, 20 apart once they are parallel. */
export const interchangeWide: LineMapData = {
  viewBox: [2, 36, 702, 688],
  radius: 34,
  lines: [
    {
      line: 4,
      vertices: [
        [70, 270],
        [111, 270],
        [141, 300],
        [141, 630],
        [171, 660],
        [280, 660],
        [550, 390],
        [2000, 390],
      ],
    },
    {
      line: 3,
      vertices: [
        [70, 590],
        [255, 590],
        [355, 490],
        [355, 330],
        [380, 305],
        [420, 305],
        [485, 370],
        [2000, 370],
      ],
      train: 1332,
    },
    {
      line: 2,
      vertices: [
        [70, 110],
        [170, 110],
        [230, 170],
        [230, 490],
        [280, 540],
        [370, 540],
        [560, 350],
        [2000, 350],
      ],
    },
    {
      line: 1,
      vertices: [
        [70, 510],
        [155, 510],
        [295, 370],
        [295, 190],
        [375, 110],
        [430, 110],
        [475, 155],
        [475, 255],
        [550, 330],
        [2000, 330],
      ],
      train: 1344,
    },
  ],
  stations: [
    { at: [70, 510], name: 'Jira', label: 'above', terminus: 1 },
    { at: [402, 110], name: 'Confluence', label: 'above' },
    { at: [70, 110], name: 'Figma', label: 'above', terminus: 2 },
    { at: [230, 225], name: 'Library', label: 'left' },
    { at: [70, 590], name: 'Webflow', label: 'above', terminus: 3 },
    { at: [355, 410], name: 'CMS', label: 'right' },
    { at: [70, 270], name: 'AWS', label: 'above', terminus: 4 },
    { at: [232, 660], name: 'Terraform', label: 'below' },
  ],
  interchange: {
    name: 'Pointwork',
    stops: [
      [612, 330],
      [612, 350],
      [612, 370],
      [612, 390],
    ],
    label: 'above',
  },
};
