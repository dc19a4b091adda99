import type { ReactNode } from 'react';
import './Screen.css';

export interface ScreenProps {
  /** What the picture shows, in one sentence. */
  alt: string;
  title: string;
  /** Beside the title. */
  place?: string;
  /** At the end of the bar. */
  state?: string;
  children: ReactNode;
}

/** The frame of a drawn interface: real words in a neutral chrome, one picture to screen readers. */
export function Screen({ alt, title, place, state, children }: ScreenProps) {
  return (
    <div className="screen" role="img" aria-label={alt}>
      <p className="screen__bar">
        <b>{title}</b>
        {place && <span className="screen__place">{place}</span>}
        {state && <span className="screen__state">{state}</span>}
      </p>
      {children}
    </div>
  );
}
