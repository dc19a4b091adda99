import { classNames } from './class-names.ts';
import type { LineNumber } from './line-number.ts';
import './Portrait.css';

export interface PortraitProps {
  /** URL of a square drawing without a ground: one of `assets/images/portraits/`. */
  src: string;
  /** The line whose colour it stands on; none by default. */
  line?: LineNumber | undefined;
  size?: 'full' | 'small';
}

/** A drawn face. Its alternative text is empty, since the name stands beside it. */
export function Portrait({ src, line, size = 'full' }: PortraitProps) {
  return (
    <img
      className={classNames('portrait', `portrait--${size}`, line && `portrait--line-${line}`)}
      src={src}
      alt=""
      width="320"
      height="320"
      loading="lazy"
      decoding="async"
    />
  );
}
