import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import './Screen.css';

export interface ScreenProps {
  /** What the picture shows, in one sentence; none where a caption says it. */
  alt?: string;
  title: string;
  /** Beside the title. */
  place?: string;
  /** At the end of the bar. */
  state?: ReactNode;
  /** Gives it four parts of width for three of height, rather than the height of what is in it. */
  fixed?: boolean;
  children: ReactNode;
}

/**
 * The frame of a drawn interface: real words in a neutral chrome, one picture or nothing to screen readers.
 * What is in it is sized in `em`, which grows with the frame.
 */
export function Screen({ alt, title, place, state, fixed, children }: ScreenProps) {
  const role = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  return (
    <div className={classNames('screen', fixed && 'screen--fixed')} {...role}>
      <p className="screen__bar">
        <b>{title}</b>
        {place && <small>{place}</small>}
        {state && <span className="screen__state">{state}</span>}
      </p>
      {children}
    </div>
  );
}
