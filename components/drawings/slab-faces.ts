import { projectIso, type Space } from './project-iso.ts';

/** A flat box in space; `at` is the far corner of its top. */
export interface SlabSize {
  at: Space;
  width: number;
  depth: number;
  height: number;
}

/** The three visible faces as path data, and the transform for drawings that lie flat on the top. */
export function slabFaces({ at: [x, y, z], width, depth, height }: SlabSize) {
  const face = (...corners: Space[]) =>
    `M${corners.map((corner) => pair(projectIso(corner))).join(' ')}z`;
  const [right, front] = [x + width, y + depth];
  const below = z - height;
  return {
    top: face([x, y, z], [right, y, z], [right, front, z], [x, front, z]),
    left: face([x, front, z], [right, front, z], [right, front, below], [x, front, below]),
    right: face([right, y, z], [right, front, z], [right, front, below], [right, y, below]),
    flat: `matrix(.866 .5 -.866 .5 ${pair(projectIso([x, y, z]))})`,
  };
}

const pair = (point: readonly number[]) =>
  point.map((value) => Math.round(value * 10) / 10).join(' ');
