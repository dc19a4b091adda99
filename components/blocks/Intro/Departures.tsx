import { Bullet } from '../../ui/Bullet.tsx';
import type { PlatformLine } from '../../ui/platform-line.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import './Departures.css';
import './Departures.late.css';

interface Entry {
  readonly line: PlatformLine;
  readonly text: string;
  readonly duration: string;
}

export interface DeparturesData {
  readonly label: string;
  /** One per line. */
  readonly entries: readonly [Entry, Entry, Entry, Entry];
}

/**
 * The departure board. All entries are in one grid cell, so that nothing moves while they take turns; CSS types each of the
 * others once and returns to the first. A checkbox stops them for visitors who want to read.
 */
export function Departures({ label, entries }: DeparturesData) {
  const spoken = entries.map(({ text, duration }) => `${text}, ${duration}`).join('; ');
  return (
    <div className="departures">
      <input className="departures__pause" type="checkbox" aria-label="Pause the departures" />
      <p className="departures__row">
        <VisuallyHidden>
          {label}: {spoken}.
        </VisuallyHidden>
        <span className="departures__label" aria-hidden="true">
          {label}
        </span>
        <span className="departures__stack" aria-hidden="true">
          {entries.map(({ line, text, duration }) => (
            <span key={text} className="departures__entry">
              <Bullet line={line} decorative />
              <span className="departures__words">
                <span className="departures__text">{text}</span>
              </span>
              <span className="departures__duration">{duration}</span>
            </span>
          ))}
        </span>
      </p>
    </div>
  );
}
