import { BufferStop } from '../../drawings/BufferStop.tsx';
import { Station } from '../../drawings/MapSigns.tsx';
import { classNames } from '../../ui/class-names.ts';
import './DateLine.css';

export interface DateLineProps {
  readonly label: string;
  /** What the line is, written where it ends. */
  readonly name: string;
  readonly stops: readonly DateStop[];
  /** The line to change to where the train stands; this line itself ends at its last stop. */
  readonly branch: {
    /** Where it goes, and how long that takes. */
    readonly label: string;
    readonly length: string;
  };
  readonly note: string;
}

interface DateStop {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** How far it is to the next stop, in thirds of a year; the last stop has none. */
  readonly thirds?: 2 | 3 | 4;
  readonly name: string;
  readonly text: string;
  /** The train stands here. */
  readonly isHere?: boolean;
}

/** Of a drawing whose lines leave it on all sides. */
const track = { width: 1, height: 1, overflow: 'visible' };

const stroke = { fill: 'none', stroke: 'var(--brand-line)', strokeWidth: 'var(--line)' };

/** A line that ends, drawn to scale: its stops, a train at today's position, and the branch to change to. */
export function DateLine({ label, name: line, stops, branch, note }: DateLineProps) {
  return (
    <section className="date-line" aria-label={label}>
      <div className="contained">
        <ol className="date-line__stops">
          {stops.map(({ date, thirds, name, text, isHere }) => (
            <li
              key={name}
              className={classNames(
                'date-line__stop',
                `date-line__stop--${thirds ?? 'last'}`,
                isHere && 'date-line__stop--here',
              )}
            >
              {!thirds && (
                <>
                  <BufferStop className="date-line__buffer" />
                  <span className="date-line__line">{line}</span>{' '}
                </>
              )}
              <b>{isHere ? name : <time dateTime={date}>{name}</time>}</b>
              <span>{text}</span>
              {isHere && <Branch {...branch} />}
            </li>
          ))}
        </ol>
        <p className="date-line__note">{note}</p>
      </div>
    </section>
  );
}

/** Turns out of the line and leaves the page: upwards, or aside where the line runs down the page. */
function Branch({ label, length }: DateLineProps['branch']) {
  return (
    <svg {...track} className="date-line__track" role="img" aria-label={`${label} ${length}`}>
      <svg className="date-line__up" overflow="visible" aria-hidden="true">
        <path d="M10 68h24a24 24 0 0 0 17-7l50-50a24 24 0 0 1 17-7h2882" {...stroke} />
        <Station at={[122, 4]} radius={11} />
        <text className="label label--strong" x="106" y="-24">
          {label}
          <tspan className="date-line__length" dx="12">
            {length}
          </tspan>
        </text>
      </svg>
      <svg className="date-line__aside" overflow="visible" aria-hidden="true">
        <line y2="100%" {...stroke} />
        <svg y="100%" {...track} aria-hidden="true">
          <path d="M0-2v4a14 14 0 0 0 4 10l24 24a14 14 0 0 0 10 4h2962" {...stroke} />
          <Station at={[50, 40]} radius={11} />
          <text className="label label--strong" x="34" y="-12">
            {label}
            <tspan className="date-line__length" x="34" dy="24">
              {length}
            </tspan>
          </text>
        </svg>
      </svg>
    </svg>
  );
}
