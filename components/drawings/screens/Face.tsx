import type { PlatformLine } from '../../ui/Bullet.tsx';
import '../drawn.css';
import './Face.css';

interface FaceProps {
  line: PlatformLine;
  /** The name of the line. */
  name: string;
  client: string;
  /** A row at the top of the sheet; none by default. */
  bar?: React.ReactNode;
  /** A class of the drawing. */
  className: string;
  /** The drawing on the sheet. */
  children: React.ReactNode;
}

/** A side of the cube: a sheet of paper below a band in the line's colour. */
export function Face({ line, name, client, bar, className, children }: FaceProps) {
  return (
    <div className="drawn face" aria-hidden="true" data-line={line}>
      <p className="face__line">
        <b>{line}</b>
        {name}
        <span>{client}</span>
      </p>
      <div className="face__sheet">
        {bar && <p className="face__bar">{bar}</p>}
        <div className={`face__body ${className}`}>{children}</div>
      </div>
    </div>
  );
}
