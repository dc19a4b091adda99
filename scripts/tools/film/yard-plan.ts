import type { Point, Vertex } from '../../../components/drawings/trace-route.ts';
import type { PlatformLine } from '../../../components/ui/platform-line.ts';

/**
 * The size of a frame of the film. Lines come in at the lower left, rise, and are connected by points (railway
 * switches).
 */
export const YARD = { width: 1280, height: 720, radius: 30 } as const;

/** The lines from the top down, in the order in which the card passes them. */
export const ORDER = [1, 2, 3, 4] as const satisfies readonly PlatformLine[];

/** The heights at which they come in. */
export const LANES = [552, 580, 608, 636] as const;
const HEIGHTS = [266, 330, 394, 458] as const;

type Position = 0 | 1 | 2 | 3;

/** Where the line at a position rises and leaves to the right, up to `end`. */
export function rise(position: Position, end: number): Vertex[] {
  const [from, to] = [LANES[position], HEIGHTS[position]];
  const x = 470 + position * 22;
  return [
    [x, from],
    [x + from - to, to],
    [end, to],
  ];
}

const at = (x: number, position: Position): Point => [x, HEIGHTS[position]];

/** One on each line. */
export const stations = [
  { name: 'Jira', at: at(790, 0) },
  { name: 'Figma', at: at(922, 1) },
  { name: 'Webflow', at: at(1050, 2) },
  { name: 'AWS', at: at(1182, 3) },
] as const;

/** From each line to the next one down. */
export const points: readonly (readonly [Point, Point])[] = [
  [at(826, 0), at(890, 1)],
  [at(954, 1), at(1018, 2)],
  [at(1086, 2), at(1150, 3)],
];

/** The card's way through the yard and out of it. */
export function throughYard(end: number): Vertex[] {
  return [at(790, 0), ...points.flat(), [end, HEIGHTS[3]]];
}
