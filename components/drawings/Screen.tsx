import { classNames } from '../ui/class-names.ts';
import './drawn.css';
import './Screen.css';

export interface ScreenProps {
  /** The text alternative, in one sentence; none if a caption says the same. */
  alt?: string;
  title: string;
  /** Beside the title. */
  place?: string;
  /** At the end of the title bar. */
  state?: React.ReactNode;
  /** A class beside the frame's own. */
  className?: string;
  children: React.ReactNode;
}

/**
 * The frame of a drawn interface, with real words in a neutral design. For screen readers the frame is one picture, or
 * nothing. Content is sized in `em`, which grows with the frame.
 */
export function Screen({ alt, title, place, state, className, children }: ScreenProps) {
  const role = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  return (
    <div className={classNames('drawn screen', className)} {...role}>
      <p className="screen__bar">
        <b>{title}</b>
        {place && <small>{place}</small>}
        {state && <span>{state}</span>}
      </p>
      {children}
    </div>
  );
}

/** A number on a drawn interface, which a note beside the picture explains. */
export function Marker({ note }: { note: 1 | 2 | 3 }) {
  return <i className={`marker marker--${note}`}>{note}</i>;
}
