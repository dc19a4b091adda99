import './drawn.css';

interface LiftedProps {
  /** `true` by default; if false, the piece is drawn as it is. */
  isLifted?: boolean;
  children: React.ReactNode;
}

/**
 * The moving piece of a drawn interface hangs, tilted, above the empty slot that it has left or will fill, and settles
 * when somebody points at the picture. `--lifted-x` and `--lifted-y` are the distance from the slot.
 */
export function Lifted({ isLifted = true, children }: LiftedProps) {
  if (!isLifted) return children;
  return (
    <div className="lifted">
      <div className="lifted__card">{children}</div>
    </div>
  );
}
