import type { PlatformLine } from './Bullet.tsx';
import { classNames } from './class-names.ts';
import './Portrait.css';

export interface PortraitProps {
  /** URL of a square drawing without a background: a view of `assets/images/portraits/people.svg`. */
  src: string;
  /** The line whose colour is the background; none by default. */
  line?: PlatformLine | undefined;
  /** `pass` by default: upright, with room above the head. */
  size?: 'pass' | 'small';
}

/** A drawn face. Its alternative text is empty, since the name is next to it. */
export function Portrait({ src, line, size = 'pass' }: PortraitProps) {
  return (
    <img
      className={classNames('portrait', `portrait--${size}`)}
      data-line={line}
      src={src}
      alt=""
      width="320"
      height="320"
      loading="lazy"
      decoding="async"
    />
  );
}
