import type { Point } from '../route.ts';

/** A point in space: x to the lower right, y to the lower left, z up. */
export type Space = readonly [x: number, y: number, z: number];

/** The stroke around every solid thing, in a colour role, since the yard is drawn on dark ink in both layouts. */
export const outline = { stroke: 'var(--on-fill)', strokeWidth: 2 };

/** Light comes from above and from the left: the tones of the left, right and top side. */
const TONES = {
  floor: ['var(--ctl-border)', 'var(--rule)', 'var(--l4)'],
  steel: ['var(--ctl-border)', 'var(--edge)', 'var(--invert)'],
  white: ['var(--invert)', 'var(--plate)', 'var(--invert)'],
} as const;

export interface BoxProps {
  /** The far corner of the base. */
  at: Space;
  /** Along x, along y, up. */
  size: Space;
  /** `floor` by default. */
  material?: keyof typeof TONES;
}

/** A box, three of whose six sides are visible. */
export function Box({ at, size, material = 'floor' }: BoxProps) {
  const { left, right, top } = boxFaces(at, size);
  return (
    <g {...outline}>
      {[left, right, top].map((face, side) => (
        <path key={face} fill={TONES[material][side]} d={face} />
      ))}
    </g>
  );
}

/** The three visible faces of a box, as path data. */
export function boxFaces([x, y, z]: Space, [width, depth, height]: Space) {
  const [right, front, above] = [x + width, y + depth, z + height];
  return {
    top: isoFace([x, y, above], [right, y, above], [right, front, above], [x, front, above]),
    left: isoFace([x, front, above], [right, front, above], [right, front, z], [x, front, z]),
    right: isoFace([right, y, above], [right, front, above], [right, front, z], [right, y, z]),
  };
}

/** The path data of a flat face in space, corner by corner. */
export function isoFace(...corners: readonly Space[]): string {
  return `M${corners.map((corner) => project(corner).join(' ')).join(' ')}z`;
}

const MATRICES = { floor: '.866 .5 -.866 .5', left: '.866 .5 0 1', right: '-.866 .5 0 1' } as const;

export interface PlaneProps {
  /** What is drawn on: a floor, or the left or right wall of something, where y runs down. */
  side: keyof typeof MATRICES;
  at: Space;
  children: React.ReactNode;
}

/** A drawing that lies flat on a floor or a wall. */
export function Plane({ side, at, children }: PlaneProps) {
  return <g transform={`matrix(${MATRICES[side]} ${project(at).join(' ')})`}>{children}</g>;
}

/** The point in the drawing where a point in space appears, in an isometric projection. */
function project([x, y, z]: Space): Point {
  const round = (value: number) => Math.round(value * 10) / 10;
  return [round((x - y) * 0.866), round((x + y) * 0.5 - z)];
}
