import type { ReactNode } from 'react';
import type { LineNumber } from '../ui/line-number.ts';
import { type SlabSize, slabFaces } from './slab-faces.ts';
import './Slab.css';

export interface SlabProps extends SlabSize {
  /** Whose colour the top has. */
  line: LineNumber;
  /** Lies flat on the top, whose far corner is 0,0: x runs along the width, y along the depth. */
  children?: ReactNode;
}

/** A platform. */
export function Slab({ line, children, ...size }: SlabProps) {
  const { top, left, right, flat } = slabFaces(size);
  return (
    <g className={`slab slab--${line}`}>
      <polygon className="slab__left" points={left} />
      <polygon className="slab__right" points={right} />
      <polygon className="slab__top" points={top} />
      {children && (
        <g className="slab__flat" transform={flat}>
          {children}
        </g>
      )}
    </g>
  );
}
