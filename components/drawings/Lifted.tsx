import type { ReactNode } from 'react';
import './Lifted.css';

/**
 * The moving piece of a drawn interface hangs, tilted, above the empty slot that it has left or will fill, and settles
 * when somebody points at the picture. `--lifted-x` and `--lifted-y` are the distance from the slot.
 */
export function Lifted({ children }: { children: ReactNode }) {
  return (
    <div className="lifted">
      <div className="lifted__card">{children}</div>
    </div>
  );
}
