import { Bullet, type PlatformLine } from '../../ui/Bullet.tsx';
import './Departures.css';

interface Entry {
  readonly line: PlatformLine;
  readonly text: string;
  readonly duration: string;
}

export interface DeparturesData {
  readonly label: string;
  /** What the durations are. */
  readonly durationLabel: string;
  /** One per line. */
  readonly entries: readonly [Entry, Entry, Entry, Entry];
}

/** The departure board, which CSS types once, entry by entry. */
export function Departures({ label, durationLabel, entries }: DeparturesData) {
  return (
    <div className="departures">
      <p className="departures__heads">
        <b>{label}</b> <span className="departures__duration">{durationLabel}</span>
      </p>
      <ul>
        {entries.map(({ line, text, duration }) => (
          <li key={text} className="departures__entry">
            <Bullet line={line} decorative />
            <span className="departures__words">
              <span>{text}</span>
            </span>
            <span className="departures__duration">{duration}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
