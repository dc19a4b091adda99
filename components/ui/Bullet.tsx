import type { PlatformLine } from './platform-line.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import './Bullet.css';

export interface BulletProps {
  line: PlatformLine;
  /** For bullets next to the line's name: hides them from screen readers. */
  decorative?: boolean;
}

/** The numbered disc of a line. A line's colour is never used without it. */
export function Bullet({ line, decorative = false }: BulletProps) {
  return (
    <span className="bullet" data-line={line} aria-hidden={decorative || undefined}>
      {!decorative && <VisuallyHidden>Line </VisuallyHidden>}
      {line}
    </span>
  );
}
