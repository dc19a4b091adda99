import { classNames } from './class-names.ts';
import type { LineNumber } from './line-number.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import './Bullet.css';

export interface BulletProps {
  line: LineNumber;
  /** Set where the line's name stands next to it. */
  decorative?: boolean;
}

/** The numbered disc of a line; a line's colour never appears without it. */
export function Bullet({ line, decorative = false }: BulletProps) {
  return (
    <span className={classNames('bullet', `bullet--${line}`)} aria-hidden={decorative || undefined}>
      {!decorative && <VisuallyHidden>Line </VisuallyHidden>}
      {line}
    </span>
  );
}
