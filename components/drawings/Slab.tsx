import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import type { PlatformLine } from '../ui/platform-line.ts';
import { type SlabSize, slabFaces } from './slab-faces.ts';
import './Slab.css';

export interface SlabProps extends SlabSize {
  /** The line that colours the top; white without. */
  line?: PlatformLine;
  /** Drawn flat on the top. Its far corner is 0,0; x runs along the width, y along the depth. */
  children?: ReactNode;
}

/** A platform, or a box on one. */
export function Slab({ line, children, ...size }: SlabProps) {
  const { top, left, right, flat } = slabFaces(size);
  return (
    <g className={classNames('slab', line && `slab--${line}`)}>
      <path className="slab__left" d={left} />
      <path className="slab__right" d={right} />
      <path className="slab__top" d={top} />
      {children && (
        <g className="slab__flat" transform={flat}>
          {children}
        </g>
      )}
    </g>
  );
}
