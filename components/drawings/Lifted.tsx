import type { ReactNode } from 'react';
import './Lifted.css';

/**
 * What is in motion in a drawn interface: it hangs, tilted, above the empty slot that it left or will fill, and
 * settles when somebody points at the picture. `--lifted-x` and `--lifted-y` say how far it hangs from the slot.
 */
export function Lifted({ children }: { children: ReactNode }) {
  return (
    <div className="lifted">
      <div className="lifted__card">{children}</div>
    </div>
  );
}
