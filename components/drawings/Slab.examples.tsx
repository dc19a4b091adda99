import type { ReactNode } from 'react';
import { Slab } from './Slab.tsx';

const size = { width: 200, depth: 200, height: 16 };

export const examples = {
  stack: (
    <svg viewBox="-180 -140 360 380" width="360" height="380" aria-hidden="true">
      <Slab {...size} line={4} at={[0, 0, 0]} />
      <Slab {...size} line={3} at={[0, 0, 44]} />
      <Slab {...size} line={2} at={[0, 0, 88]} />
      <Slab {...size} line={1} at={[0, 0, 132]}>
        <rect x="20" y="20" width="90" height="60" rx="6" />
      </Slab>
    </svg>
  ),
} satisfies Record<string, ReactNode>;
