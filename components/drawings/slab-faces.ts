import { projectIso, type Space } from './project-iso.ts';

/** A flat box in space; `at` is the far corner of its top. */
export interface SlabSize {
  at: Space;
  width: number;
  depth: number;
  height: number;
}

/** The three visible faces, as path data. */
export function slabFaces({ at: [x, y, z], width, depth, height }: SlabSize) {
  const [right, front] = [x + width, y + depth];
  const below = z - height;
  return {
    top: isoFace([x, y, z], [right, y, z], [right, front, z], [x, front, z]),
    left: isoFace([x, front, z], [right, front, z], [right, front, below], [x, front, below]),
    right: isoFace([right, y, z], [right, front, z], [right, front, below], [right, y, below]),
  };
}

/** The path data of a flat face in space, corner by corner. */
export function isoFace(...corners: readonly Space[]): string {
  return `M${corners.map((corner) => pair(projectIso(corner))).join(' ')}z`;
}

const pair = (point: readonly number[]) =>
  point.map((value) => Math.round(value * 10) / 10).join(' ');
