import { Bullet } from '../../ui/Bullet.tsx';
import type { LineNumber } from '../../ui/line-number.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import './Departures.css';

export interface DeparturesData {
  readonly label: string;
  readonly entries: readonly {
    readonly line: LineNumber;
    readonly text: string;
    readonly duration: string;
  }[];
}

/**
 * The next departure. All entries lie on one another in one cell, so that nothing moves while they take turns;
 * the last part of each text is what its behavior has not typed yet.
 */
export function Departures({ label, entries }: DeparturesData) {
  const spoken = entries.map(({ text, duration }) => `${text}, ${duration}`).join('; ');
  return (
    <div className="departures" data-behavior="departures">
      <p className="departures__row">
        <VisuallyHidden>
          {label} departures: {spoken}.
        </VisuallyHidden>
        <span className="departures__label" aria-hidden="true">
          {label}
        </span>
        <span className="departures__stack" aria-hidden="true">
          {entries.map(({ line, text, duration }) => (
            <span key={text} className="departures__entry">
              <Bullet line={line} decorative />
              <span>
                {text}
                <i className="departures__rest" />
              </span>
              <span className="departures__duration">{duration}</span>
            </span>
          ))}
        </span>
      </p>
    </div>
  );
}
