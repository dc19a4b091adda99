import type { LineMapData } from './LineMap.tsx';

/** The map from top to bottom and out to the right; lines are 10 wide, 16 apart once they are parallel. */
export const interchangeTall: LineMapData = {
  viewBox: [0, 0, 340, 606],
  radius: 24,
  lines: [
    {
      line: 4,
      vertices: [
        [118, 64],
        [118, 96],
        [50, 164],
        [50, 558, 72],
        [1000, 558],
      ],
    },
    {
      line: 2,
      vertices: [
        [42, 64],
        [42, 96],
        [156, 210],
        [156, 324],
        [82, 398],
        [82, 526, 40],
        [1000, 526],
      ],
    },
    {
      line: 1,
      vertices: [
        [194, 64],
        [194, 328],
        [98, 424],
        [98, 510, 24],
        [1000, 510],
      ],
      train: 730,
    },
    {
      line: 3,
      vertices: [
        [270, 64],
        [270, 182],
        [66, 386],
        [66, 542, 56],
        [1000, 542],
      ],
      train: 800,
    },
  ],
  stations: [
    { at: [194, 64], name: 'Jira', label: 'above', terminus: 1 },
    { at: [42, 64], name: 'Figma', label: 'above', terminus: 2 },
    { at: [270, 64], name: 'Webflow', label: 'above', terminus: 3 },
    { at: [118, 64], name: 'AWS', label: 'above', terminus: 4 },
    { at: [194, 292], name: 'Confluence', label: 'right' },
    { at: [156, 264], name: 'Library', label: 'left' },
    { at: [270, 120], name: 'CMS', label: 'right' },
    { at: [50, 230], name: 'Terraform', label: 'right' },
  ],
  interchange: {
    name: 'Pointwork',
    radius: 24,
    stops: [
      [50, 460],
      [66, 460],
      [82, 460],
      [98, 460],
    ],
    label: 'right',
  },
  promise: { text: 'One team, one invoice', at: [125, 588] },
};
