import type { PlatformLine } from '../ui/platform-line.ts';
import './OfficeClock.css';

export interface OfficeClockProps {
  /** When somebody answers; less than twelve hours. */
  open: Hours;
  shifts: readonly Shift[];
}

/** On a 24-hour clock. */
type Hours = readonly [from: number, to: number];

/** The hours of one person. */
export interface Shift {
  readonly line: PlatformLine;
  readonly name: string;
  readonly hours: Hours;
}

/** One after the other, so that shifts that overlap are beside each other. */
const TRACK_RADII = [131, 91] as const;
const TRACK_WIDTH = 34;
const NUMERAL_RADIUS = 160;
const RIM_RADIUS = 180;

/**
 * A station clock without hands: its rim is the hours of the office, its tracks those of the people. Two brackets hold it at
 * the right edge of the page. It is styled by attributes where possible, because rules in the stylesheet would be inline on
 * every page.
 */
export function OfficeClock({ open, shifts }: OfficeClockProps) {
  return (
    <svg
      className="office-clock"
      viewBox="-200 -200 400 400"
      width="100%"
      overflow="visible"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <g fill="var(--paper)" stroke="var(--rule)" strokeWidth="16">
        <path d="M0-80h2000M0 80h2000" />
        <circle r="192" />
      </g>
      <path d={arc(RIM_RADIUS, open)} />
      <circle r="160" pathLength="12" strokeDasharray="0 1 0 2" strokeDashoffset="-1" />
      <Numerals />
      {shifts.map((shift, index) => (
        <Track key={shift.line} {...shift} radius={TRACK_RADII[index % 2] as number} />
      ))}
      <text fill="var(--ink)" stroke="none" fontSize="20" fontWeight="600" textAnchor="middle">
        <tspan x="0">{time(open[0])}</tspan>
        <tspan x="0" dy="1.25em">
          to {time(open[1])}
        </tspan>
      </text>
    </svg>
  );
}

function Numerals() {
  return (
    <g fill="currentColor" stroke="none" fontSize="17" fontWeight="600" textAnchor="middle">
      {[12, 3, 6, 9].map((hour) => {
        const [x, y] = point(NUMERAL_RADIUS, hour);
        return (
          <text key={hour} x={x} y={y} dy=".35em">
            {hour}
          </text>
        );
      })}
    </g>
  );
}

function Track({ line, name, hours, radius }: Shift & { radius: number }) {
  // Keeps the round ends within the hours.
  const end = ((TRACK_WIDTH / 2 / radius) * 6) / Math.PI;
  const [from, to] = [hours[0] + end, hours[1] - end];
  // In the lower half of the face the words run against the clock, so that they stand upright.
  const isLow = Math.cos((((from + to) / 2) * Math.PI) / 6) < -0.5;
  const id = `office-clock-${line}`;
  return (
    <>
      <path
        id={id}
        className={`line line--${line}`}
        d={isLow ? arc(radius, [to, from]) : arc(radius, [from, to])}
      />
      <text
        fill="var(--on-fill)"
        stroke="none"
        fontSize="20"
        fontWeight="600"
        textAnchor="middle"
        dy=".35em"
      >
        <textPath href={`#${id}`} startOffset="50%">
          {name}
        </textPath>
      </text>
    </>
  );
}

/** A part of a circle, clockwise if the first hour is the earlier. */
function arc(radius: number, [from, to]: Hours): string {
  const isLarge = Math.abs(to - from) > 6;
  return `M${point(radius, from)}A${radius} ${radius} 0 ${Number(isLarge)} ${Number(to > from)} ${point(radius, to)}`;
}

const time = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** Where an hour is on a face of twelve. */
function point(radius: number, hour: number): [x: number, y: number] {
  const angle = (hour * Math.PI) / 6;
  return [Math.round(radius * Math.sin(angle)), Math.round(-radius * Math.cos(angle))];
}
