import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { projectIso, type Space } from '../project-iso.ts';
import { slabFaces } from '../slab-faces.ts';
import './Box.css';

export interface BoxProps {
  /** The far corner of what it stands on. */
  at: Space;
  /** Along x, along y, up. */
  size: Space;
  /** `dark` by default. */
  material?: 'dark' | 'steel' | 'white' | 'brand' | 'ghost';
}

/** A thing with six sides, three of which are seen. */
export function Box({ at: [x, y, z], size: [width, depth, height], material }: BoxProps) {
  const { left, right, top } = slabFaces({ at: [x, y, z + height], width, depth, height });
  return (
    <g className={classNames('box', material && `box--${material}`)}>
      <path d={left} />
      <path d={right} />
      <path d={top} />
    </g>
  );
}

const MATRICES = { floor: '.866 .5 -.866 .5', left: '.866 .5 0 1', right: '-.866 .5 0 1' } as const;

export interface PlaneProps {
  /** What 0,0 is on: a floor, or the left or the right wall of something, where y runs down. */
  side: keyof typeof MATRICES;
  at: Space;
  children: ReactNode;
}

/** What is drawn flat on a floor or on a wall. */
export function Plane({ side, at, children }: PlaneProps) {
  const [x, y] = projectIso(at).map((value) => Math.round(value * 10) / 10);
  return <g transform={`matrix(${MATRICES[side]} ${x} ${y})`}>{children}</g>;
}
