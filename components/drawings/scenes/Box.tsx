import type { ReactNode } from 'react';
import { projectIso, type Space } from '../project-iso.ts';
import { slabFaces } from '../slab-faces.ts';
import { strokes } from './strokes.ts';

export interface BoxProps {
  /** The far corner of its base. */
  at: Space;
  /** Along x, along y, up. */
  size: Space;
  /** `floor` by default. */
  material?: keyof typeof TONES | 'ghost';
}

/** Light comes from above and from the left: the tones of the left, right and top side. */
const TONES = {
  floor: ['var(--ctl-border)', 'var(--rule)', 'var(--l4)'],
  steel: ['var(--ctl-border)', 'var(--edge)', 'var(--invert)'],
  white: ['var(--invert)', 'var(--plate)', 'var(--invert)'],
  brand: ['var(--l1)', 'var(--cyan-deep)', 'var(--l1)'],
} as const;

/** For something that was there, or will be. */
const OUTLINE = {
  fill: 'var(--panel)',
  stroke: 'var(--invert)',
  strokeWidth: 1.5,
  strokeDasharray: '5 4',
};

/** A box, three of whose six sides are visible. */
export function Box({ at: [x, y, z], size: [width, depth, height], material = 'floor' }: BoxProps) {
  const { left, right, top } = slabFaces({ at: [x, y, z + height], width, depth, height });
  if (material === 'ghost') return <path {...OUTLINE} d={left + right + top} />;
  const tones = TONES[material];
  return (
    <g {...strokes.outline}>
      {[left, right, top].map((face, side) => (
        <path key={face} fill={tones[side]} d={face} />
      ))}
    </g>
  );
}

const MATRICES = { floor: '.866 .5 -.866 .5', left: '.866 .5 0 1', right: '-.866 .5 0 1' } as const;

export interface PlaneProps {
  /** What it is drawn on: a floor, or the left or right wall of something, where y runs down. */
  side: keyof typeof MATRICES;
  at: Space;
  children: ReactNode;
}

/** A drawing that lies flat on a floor or a wall. */
export function Plane({ side, at, children }: PlaneProps) {
  const [x, y] = projectIso(at).map((value) => Math.round(value * 10) / 10);
  return <g transform={`matrix(${MATRICES[side]} ${x} ${y})`}>{children}</g>;
}
