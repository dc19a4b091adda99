import { LineBullet } from '../../drawings/LineBullet.tsx';
import { routePath } from '../../drawings/route-path.ts';
import { Bullet } from '../../ui/Bullet.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { PlatformLine } from '../../ui/platform-line.ts';
import './DateLine.css';

export interface DateLineProps {
  readonly label: string;
  readonly stops: readonly DateStop[];
  /** The line to change to where the train stands; this line itself ends at its last stop. */
  readonly branch: { readonly line: PlatformLine; readonly label: string };
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

/** Where the lines part: this one goes straight to its end, while the branch turns up or aside and continues. */
const BRANCH = routePath(
  [
    [10, 68],
    [64, 68],
    [128, 4],
    [3000, 4],
  ],
  24,
);

/** Turns tightly: lines this close would have no straight diagonal between them. */
const ASIDE = routePath(
  [
    [24, 20],
    [24, 36],
    [0, 60],
    [0, 3000],
  ],
  10,
);

/** A line that ends, drawn to scale: its stops, a train at today's position, and the branch to change to. */
export function DateLine({ label, stops, branch, note }: DateLineProps) {
  return (
    <section className="date-line" aria-label={label}>
      <div className="date-line__inner contained">
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
                    aria-label={branch.label}
                  >
                    <path d={BRANCH} />
                    <LineBullet line={branch.line} at={[176, 4]} />
                    <text className="label label--strong" x="202" y="-14">
                      {branch.label}
                    </text>
                  </svg>
                  <svg className="date-line__track date-line__track--tall" aria-hidden="true">
                    <path d={ASIDE} />
                  </svg>
                </>
              )}
            </li>
          ))}
        </ol>
        <p className="date-line__destination">
          <Bullet line={branch.line} decorative />
          {branch.label}
        </p>
        <p className="date-line__note">{note}</p>
      </div>
    </section>
  );
}

const DAYS = 365.25 / 3;

/** The distance to the next stop in thirds of a year; the stylesheet knows lengths from one to six. */
function thirdsOfAYear(date: string, next?: string): number | 'last' {
  if (!next) return 'last';
  const days = (Date.parse(next) - Date.parse(date)) / 86_400_000;
  return Math.min(6, Math.max(1, Math.round(days / DAYS)));
}
