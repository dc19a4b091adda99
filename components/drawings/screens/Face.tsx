import type { ReactNode } from 'react';
import type { PlatformLine } from '../../ui/platform-line.ts';
import './Face.css';

export interface FaceProps {
  line: PlatformLine;
  /** The name of the line. */
  name: string;
  client: string;
  /** The drawing on the sheet; no text is smaller than 16 px. */
  children: ReactNode;
}

/** A side of the cube: a sheet of paper below a band in the line's colour. */
export function Face({ line, name, client, children }: FaceProps) {
  return (
    <div className="face" aria-hidden="true" data-line={line}>
      <p className="face__line">
        <b>{line}</b>
        {name}
        <span>{client}</span>
      </p>
      <div className="face__sheet">{children}</div>
    </div>
  );
}
