import type { ReactNode } from 'react';

/** Draws the lines inside it from their beginnings up to `share`; each must have a `pathLength` of 1. */
export function Drawn({ share, children }: { share: number; children: ReactNode }) {
  if (share === 1) return children;
  return (
    <g strokeDasharray="1 2" strokeDashoffset={1 - share}>
      {children}
    </g>
  );
}
