import { classNames } from '../ui/class-names.ts';
import { type Point, routePath, type Vertex } from './route.ts';
import './RecordLine.css';

export interface RecordLineProps {
  /** The number of stations. */
  count: number;
  /** The numbers, from 1, of the stations beside the line. */
  late: readonly number[];
  /** When the first station was, and the last. */
  ends?: readonly [string, string];
}

interface Plan {
  /** Stations per row; every other row runs backwards. */
  row: number;
  pitch: number;
  /** The distance between rows. */
  fall: number;
  /** From a row down to its sidings. */
  siding: number;
  /** From the middle of a disc to the middle of its rim. */
  radius: number;
  /** The width of the line and of the dots on it, and the size of text. */
  line: number;
  dot: number;
  text: number;
  /** Before the first station; on both sides, if there are turns. */
  margin: number;
  width: number;
  /** The space between the columns below, if each siding leads to one; the first column is before them. */
  gap?: number;
}

/** The radius of all turns of a siding. */
const TURN = 20;
/** The space above the first row and below the last siding: half of the highest thing there. */
const ROOM = 27;
/** From the middle of a station to the words below. */
const END = 19;
/** The rim of a disc. */
const RIM = 6;
const WIDE: Plan = {
  row: 41,
  pitch: 25.5,
  fall: 0,
  siding: 56,
  radius: 23,
  line: 20,
  dot: 10,
  text: 22,
  margin: 20,
  width: 1160,
  gap: 28,
};
const TALL: Plan = {
  row: 14,
  pitch: 20,
  fall: 68,
  siding: 34,
  radius: 16,
  line: 13,
  dot: 7,
  text: 16,
  margin: 30,
  width: 320,
};

/**
 * One station per case, in order, on one line; late stations are beside the line, each above a column of the text below. On
 * phones the line is folded.
 */
export function RecordLine(record: RecordLineProps) {
  return (
    <>
      <Drawing className="record-line--wide" plan={WIDE} {...record} />
      <Drawing className="record-line--tall" plan={TALL} {...record} />
    </>
  );
}

type DrawingProps = RecordLineProps & { className: string; plan: Plan };

function Drawing({ className, plan, count, late, ends }: DrawingProps) {
  const { row, pitch, fall, siding, radius, margin, width, gap } = plan;
  const rows = Math.ceil(count / row);
  const place = (number: number) => {
    const [at, column] = [Math.floor((number - 1) / row), (number - 1) % row];
    const way = at % 2 === 0 ? 1 : -1;
    const x = way > 0 ? margin + column * pitch : width - margin - column * pitch;
    return { x, y: ROOM + at * fall, way };
  };
  const onTime = Array.from({ length: count }, (_, index) => index + 1)
    .filter((number) => !late.includes(number))
    .map(place);
  const sidings = late.map((number, index) => {
    const { x, y, way } = place(number);
    const nearest = x + way * siding;
    const column = gap
      ? ((index + 1) * (width + gap)) / (late.length + 1) + radius + RIM / 2
      : nearest;
    const end = Math.max(nearest, column);
    return { number, end, y: y + siding, path: branch([x, y], [end, y + siding], way) };
  });
  const [first, last] = [place(1), place(count)];
  const height = (rows - 1) * fall + siding + 2 * ROOM;
  return (
    <svg
      className={classNames('record-line', className)}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
      stroke="var(--ink)"
      aria-hidden="true"
    >
      <path
        d={course(rows, plan) + sidings.map(({ path }) => path).join('')}
        strokeWidth={plan.line}
      />
      <path
        d={onTime.map(station).join('')}
        stroke="var(--invert)"
        strokeWidth={plan.dot}
        strokeLinecap="round"
      />
      <g fill="var(--invert)" strokeWidth={RIM}>
        {sidings.map(({ number, end, y }) => (
          <circle key={number} cx={end} cy={y} r={radius} />
        ))}
      </g>
      <g fill="var(--on-fill)" stroke="none" fontSize={plan.text} fontWeight="700">
        {sidings.map(({ number, end, y }) => (
          <text key={number} x={end} y={y} dy=".35em" textAnchor="middle">
            {number}
          </text>
        ))}
        {ends && (
          <>
            <text x={first.x - margin} y={first.y + END} dy=".72em">
              {ends[0]}
            </text>
            <text x={last.x} y={last.y + END} dy=".72em" textAnchor="middle">
              {ends[1]}
            </text>
          </>
        )}
      </g>
    </svg>
  );
}

/** A siding in the direction of travel, down to a disc: at 45 degrees, then level, if the disc is further away. */
function branch([x, y]: Point, [end, bottom]: Point, way: number): string {
  const foot = x + way * (bottom - y);
  const route: Vertex[] = [
    [x - way * (TURN / 2), y],
    [x, y],
    [foot, bottom],
  ];
  const isFurther = (end - foot) * way > TURN / 2;
  return routePath(isFurther ? [...route, [end, bottom]] : route, TURN);
}

/** The line from the left edge of the page, row by row, to the next station beyond the right edge. */
function course(rows: number, { fall, margin, width }: Plan): string {
  const turns = Array.from({ length: rows - 1 }, (_, index) => {
    const [end, sweep] = index % 2 === 0 ? [width - margin, 1] : [margin, 0];
    return `H${end}a${fall / 2} ${fall / 2} 0 0 ${sweep} 0 ${fall}`;
  });
  return `M-600 ${ROOM}${turns.join('')}H${width + 600}`;
}

/** A line of no length with round caps is a dot. */
const station = ({ x, y }: { x: number; y: number }) => `M${x} ${y}h0`;
