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
  readonly name: string;
  readonly text: string;
  /** The train stands here. Its position on the line comes from the date. */
  readonly isHere?: boolean;
}

/** Where the lines part: this one goes straight to its end, while the branch turns up and leaves the page. */
const UP = 'M10 68h24a24 24 0 0 0 17-7l50-50a24 24 0 0 1 17-7h2882';

/** Where the branch leaves a line that runs down the page. */
const ASIDE = 'M0 -2v4a14 14 0 0 0 4 10l24 24a14 14 0 0 0 10 4h2962';

/** Of a drawing whose lines leave it on all sides. */
const track = { width: 1, height: 1, overflow: 'visible' };

const stroke = { fill: 'none', stroke: 'var(--brand-line)', strokeWidth: 'var(--line)' };

/** A line that ends, drawn to scale: its stops, a train at today's position, and the branch to change to. */
export function DateLine({ label, name: line, stops, branch, note }: DateLineProps) {
  const branchName = `${branch.label} ${branch.length}`;
  return (
    <section className="date-line" aria-label={label}>
      <div className="contained">
        <ol className="date-line__stops">
          {stops.map(({ date, name, text, isHere }, index) => (
            <li
              key={name}
              className={classNames(
                'date-line__stop',
                `date-line__stop--${thirdsOfAYear(date, stops[index + 1]?.date)}`,
                isHere && 'date-line__stop--here',
              )}
            >
              {index === stops.length - 1 && (
                <>
                  <BufferStop className="date-line__buffer" />
                  <span className="date-line__line">{line}</span>{' '}
                </>
              )}
              <b>{isHere ? name : <time dateTime={date}>{name}</time>}</b>
              <span>{text}</span>
              {isHere && (
                <>
                  <svg
                    {...track}
                    className="date-line__track date-line__track--wide"
                    role="img"
                    aria-label={branchName}
                  >
                    <Branch {...branch} path={UP} x={122} y={4} />
                  </svg>
                  <svg
                    {...track}
                    className="date-line__track date-line__track--tall"
                    role="img"
                    aria-label={branchName}
                  >
                    <line y2="100%" {...stroke} />
                    <svg y="100%" {...track} aria-hidden="true">
                      <Branch {...branch} path={ASIDE} x={50} y={40} isTall />
                    </svg>
                  </svg>
                </>
              )}
            </li>
          ))}
        </ol>
        <p className="date-line__note">{note}</p>
      </div>
    </section>
  );
}

type BranchProps = DateLineProps['branch'] & {
  path: string;
  /** Where its first station is. */
  x: number;
  y: number;
  /** Set the words below each other. */
  isTall?: boolean;
};

/** The line to change to, with its destination above it. */
function Branch({ label, length, path, x, y, isTall }: BranchProps) {
  const start = x - 16;
  return (
    <>
      <path d={path} {...stroke} />
      <Station at={[x, y]} radius={11} />
      <text className="label label--strong" x={start} y={y - (isTall ? 52 : 28)}>
        {label}
        <tspan className="date-line__length" {...(isTall ? { x: start, dy: 24 } : { dx: 12 })}>
          {length}
        </tspan>
      </text>
    </>
  );
}

const DAYS = 365.25 / 3;

/** The distance to the next stop in thirds of a year; the stylesheet knows lengths from one to four. */
function thirdsOfAYear(date: string, next?: string): number | 'last' {
  if (!next) return 'last';
  const days = (Date.parse(next) - Date.parse(date)) / 86_400_000;
  return Math.min(4, Math.max(1, Math.round(days / DAYS)));
}
