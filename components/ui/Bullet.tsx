import { uiWords } from './ui.content.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import './Bullet.css';

/** A line stands for a platform: 1 Collaboration, 2 Design, 3 Web, 4 Cloud. */
export type PlatformLine = 1 | 2 | 3 | 4;

export interface BulletProps {
  line: PlatformLine;
  /** For bullets next to the line's name: hides them from screen readers. */
  decorative?: boolean;
}

/** The numbered disc of a line. A line's colour is never used without it. */
export function Bullet({ line, decorative = false }: BulletProps) {
  return (
    <span className="bullet" data-line={line} aria-hidden={decorative || undefined}>
      {!decorative && <VisuallyHidden>{uiWords.line}</VisuallyHidden>}
      {line}
    </span>
  );
}
