import { LineBullet } from '../../drawings/LineBullet.tsx';
import { routePath } from '../../drawings/route-path.ts';
import type { Point } from '../../drawings/trace-route.ts';
import { classNames } from '../../ui/class-names.ts';
import type { PlatformLine } from '../../ui/platform-line.ts';
import './DateLine.css';

export interface DateLineProps {
  readonly label: string;
  readonly stops: readonly DateStop[];
  /** The line to change to where the train stands; this line itself ends at its last stop. */
  readonly branch: {
    readonly line: PlatformLine;
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
const UP = routePath(
  [
    [10, 68],
    [44, 68],
    [108, 4],
    [3000, 4],
  ],
  24,
);

/** The same from a line that runs down. */
const ASIDE = routePath(
  [
    [0, -2],
    [0, 8],
    [32, 40],
    [3000, 40],
  ],
  14,
);

/** A line that ends, drawn to scale: its stops, a train at today's position, and the branch to change to. */
export function DateLine({ label, stops, branch, note }: DateLineProps) {
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
              <b className="date-line__name">
                {isHere ? name : <time dateTime={date}>{name}</time>}
              </b>
              <span>{text}</span>
              {isHere && (
                <>
                  <svg
                    className="date-line__track date-line__track--wide"
                    role="img"
                    aria-label={`${branch.label} ${branch.length}`}
                  >
                    <Branch {...branch} path={UP} at={[122, 4]} />
                  </svg>
                  <svg
                    className="date-line__track date-line__track--tall"
                    role="img"
                    aria-label={`${branch.label} ${branch.length}`}
                  >
                    <line y2="100%" />
                    <svg y="100%" aria-hidden="true">
                      <Branch {...branch} path={ASIDE} at={[50, 40]} />
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

/** The line to change to, with its number on it and its destination above it. */
function Branch({
  line,
  label,
  length,
  path,
  at: [x, y],
}: DateLineProps['branch'] & { path: string; at: Point }) {
  return (
    <>
      <path d={path} />
      <LineBullet line={line} at={[x, y]} />
      <text className="label label--strong" x={x - 16} y={y - 30}>
        {label}
        <tspan className="date-line__length" dx="12">
          {length}
        </tspan>
      </text>
    </>
  );
}

const DAYS = 365.25 / 3;

/** The distance to the next stop in thirds of a year; the stylesheet knows lengths from one to six. */
function thirdsOfAYear(date: string, next?: string): number | 'last' {
  if (!next) return 'last';
  const days = (Date.parse(next) - Date.parse(date)) / 86_400_000;
  return Math.min(6, Math.max(1, Math.round(days / DAYS)));
}
