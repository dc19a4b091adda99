/**
 * The map of the film, far wider than the frame, which travels along it: a tangle, four stops of the method, and
 * parallel lines. Between two stops one crossing is untangled.
 */

import type { Point, Vertex } from '../../../components/drawings/trace-route.ts';
import type { PlatformLine } from '../../../components/ui/platform-line.ts';
import type { SceneId } from './timing.ts';
import { LANES, rise } from './yard-plan.ts';

export const FRAME = { width: 1280, height: 720 } as const;

/** The radius of turns. */
export const RADIUS = 30;

/** The positions of the method's stops, by the frame's left edge, in the order of the film. */
export const STOPS = [
  { scene: 'first-stop', x: 1440, name: 'First stop' },
  { scene: 'inventory', x: 2340, name: 'Assess', length: '2 weeks' },
  { scene: 'rehearsals', x: 3240, name: 'Rehearse', length: '3 weeks' },
  { scene: 'cutover', x: 4140, name: 'Move', length: 'one weekend' },
  { scene: 'change', x: 5040, name: 'Settle', length: '4 weeks' },
] as const satisfies readonly { scene: SceneId; x: number; name: string; length?: string }[];

/** From the frame's left edge to the capsule of a stop. */
export const CAPSULE = 90;

/** The yard is the picture of the last stop. */
export const YARD_LEFT = STOPS[4].x;

const swap = (stop: number, from: number, to: number): Vertex[] => {
  const x = (STOPS[stop]?.x ?? 0) + 500;
  return [
    [x, lane(from)],
    [x + Math.abs(lane(to) - lane(from)), lane(to)],
  ];
};

/** Through the yard and beyond the last frame. */
const leave = (position: 0 | 1 | 2 | 3): Vertex[] =>
  rise(position, FRAME.width + 600).map(([x, y]) => [YARD_LEFT + x, y]);

function lane(position: number): number {
  return LANES[position] as number;
}

/** The first is painted first, below the others. */
export const lines: readonly { line: PlatformLine; vertices: readonly Vertex[] }[] = [
  {
    line: 4,
    vertices: [
      [880, 210],
      [1280, 210],
      [1320, 250],
      [1320, 540],
      [1388, 608],
      ...swap(1, 2, 3),
      ...leave(3),
    ],
  },
  {
    line: 3,
    vertices: [
      [572, 450],
      [1010, 450],
      [1080, 380],
      [1080, 150],
      [1120, 110],
      [1200, 110],
      [1240, 150],
      [1240, 522, 24],
      [1270, 552, 24],
      ...swap(0, 0, 1),
      ...swap(2, 1, 2),
      ...leave(2),
    ],
  },
  {
    line: 1,
    vertices: [
      [572, 120],
      [720, 120],
      [780, 180],
      [780, 520],
      [840, 580],
      ...swap(0, 1, 0),
      ...leave(0),
    ],
  },
  {
    line: 2,
    vertices: [
      [572, 300],
      [920, 300],
      [980, 360],
      [980, 596, 24],
      [1020, 636, 24],
      ...swap(1, 3, 2),
      ...swap(2, 2, 1),
      ...leave(1),
    ],
  },
];

/** The stations of the tangle, each with the side of its label. */
export const stations = [
  { name: 'Jira', at: [650, 120], label: 'above' },
  { name: 'Figma', at: [860, 300], label: 'above' },
  { name: 'Webflow', at: [1080, 320], label: 'right' },
  { name: 'AWS', at: [1160, 210], label: 'above' },
] as const satisfies readonly { name: string; at: Point; label: 'above' | 'right' }[];

/** Where lines cross but should meet. */
export const joins = [
  [780, 300],
  [980, 450],
  [1080, 210],
] as const satisfies readonly Point[];

/** The card's way through the tangle, past the joins. */
export const detour: readonly Vertex[] = [
  [650, 120],
  [720, 120],
  [780, 180],
  [...joins[0], 1],
  [920, 300],
  [980, 360],
  [...joins[1], 1],
  [1010, 450],
  [1080, 380],
  [...joins[2], 1],
  [1160, 210],
];
