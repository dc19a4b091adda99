import { Bullet, type PlatformLine } from '../ui/Bullet.tsx';
import { Display } from '../ui/Heading.tsx';
import type { LinkData } from '../ui/TextLink.tsx';
import { LineBullet, Station } from './MapSigns.tsx';
import './DayLine.css';

/** On a 24-hour clock. */
type Hours = readonly [from: number, to: number];

/** The hours of one person. */
export interface Shift {
  readonly line: PlatformLine;
  /** In full; the picture has only the first name. */
  readonly name: string;
  /** The person's own number. */
  readonly phone: LinkData;
  /** What a link to the number says where only the name is seen. */
  readonly call: string;
  /** What the person can be asked about. */
  readonly about: string;
  readonly days: string;
  readonly hours: Hours;
}

export interface DayLineProps {
  /** The text alternative. */
  title: string;
  /** When somebody answers. */
  open: Hours;
  /** What happens at both ends. */
  ends: readonly [string, string];
  /** In order of time; two in a row may overlap. */
  shifts: readonly Shift[];
}

/** The first station, the length of an hour, and from the line of the day to the middle of those of persons. */
const [LEFT, LINE, HOUR, PITCH] = [9, 122, 100, 64] as const;
/** The radius of a person's disc. */
const DISC = 18;
/** A trunk is darker than the fourth line, which leaves the trunk. */
const TRUNK = 'color-mix(in srgb, var(--ctl-border) 70%, var(--paper))';

/**
 * The hours of the office as a line to scale, from which the hours of each person turn out: up and down by turns. Narrow
 * pages and paper have a list instead. The picture is styled by attributes and by the classes of the line maps, because the
 * styles of the page come after its first section.
 */
export function DayLine({ title, open, ends, shifts }: DayLineProps) {
  const at = (time: number) => LEFT + (time - open[0]) * HOUR;
  const [start, end] = [at(open[0]), at(open[1])];
  const branches = shifts.map((shift, index) => {
    const side = index % 2 === 0 ? -1 : 1;
    const firstName = shift.name.replace(/ .*/, '');
    // The name ends where the other words begin, and about half of both is on either side of the disc.
    const wordsWidth = 9 * `${shift.about}, ${shift.days} `.length;
    const x = (at(shift.hours[0]) + at(shift.hours[1]) + nameWidth(firstName) - wordsWidth) / 2;
    const words = { x, y: LINE + side * (PITCH + DISC + 9), dy: side > 0 ? '.9em' : undefined };
    return { ...shift, firstName, side, words };
  });
  return (
    <>
      <svg
        viewBox="0 0 1118 244"
        width="1118"
        height="244"
        overflow="visible"
        fill="none"
        stroke="var(--ink)"
        role="none"
      >
        {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of shapes is not interactive */}
        <g role="img">
          <title>{title}</title>
          {/* The rest of the day goes on to the edge of the page, where there is room beside the line. */}
          <path d={`M${start - 999} ${LINE}H${end + 999}`} stroke="var(--rule)" strokeWidth="8" />
          {branches.map(({ line, hours: [from, to], side }) => (
            <path
              key={line}
              className="line"
              data-line={line}
              d={turnOut(at(from), side, (to - from) * HOUR)}
            />
          ))}
          {/* The trunk is a little thicker than the branches, which begin below. */}
          <path d={`M${start} ${LINE}H${end}`} stroke={TRUNK} strokeWidth="13" />
          <path
            d={`M${start - 1} ${LINE}H${end + 1}`}
            strokeWidth="5"
            strokeLinecap="round"
            strokeDasharray={`0 ${HOUR}`}
            strokeDashoffset="-1"
          />
          <Station at={[start, LINE]} radius={11} />
          <Station at={[end, LINE]} radius={11} />
          <g className="label" stroke="none">
            {branches.map(({ line, about, days, hours: [from, to], side, words }) => {
              const outside = { y: LINE + side * 15, dy: side > 0 ? '.72em' : undefined };
              return (
                <g key={line}>
                  <LineBullet
                    line={line}
                    at={[(at(from) + at(to)) / 2, LINE + side * PITCH]}
                    radius={DISC}
                  />
                  <text {...words}>
                    <tspan dx=".6em">{`${about}, ${days}`}</tspan>
                  </text>
                  <text {...outside} x={at(from) - 4} textAnchor="end">
                    {clock(from)}
                  </text>
                  <text {...outside} x={at(to) + 4}>
                    {clock(to)}
                  </text>
                </g>
              );
            })}
            {/* An end has its words on the other side than the turn next to the end. */}
            <End time={open[0]} name={ends[0]} x={start - 9} y={LINE + 22} dy=".72em" />
            {/* Above the time of the branch before, so that the two are not read together. */}
            <End
              time={open[1]}
              name={ends[1]}
              x={end + 9}
              y={LINE - 42}
              dy="-.9em"
              textAnchor="end"
            />
          </g>
        </g>
        {branches.map(({ firstName, phone, call, side, words }) => (
          <a key={firstName} href={phone.href} aria-label={call}>
            {/* At least 44 pixels high at any scale. */}
            <rect
              x={words.x - nameWidth(firstName) - 8}
              y={words.y - (side < 0 ? 38 : 22)}
              width={nameWidth(firstName) + 13}
              height="56"
              rx="6"
              stroke="none"
              pointerEvents="all"
            />
            <text className="label" stroke="none" textAnchor="end" {...words}>
              <tspan className="label--strong" textDecoration="underline">
                {firstName}
              </tspan>
            </text>
          </a>
        ))}
      </svg>
      <ul>
        {shifts.map(({ line, name, phone, call, about, days, hours }) => (
          <li key={line}>
            <Bullet line={line} />
            <a href={phone.href} aria-label={call}>
              <Display as="b">{name}</Display> {phone.label}
            </a>
            <span>{`${about}, ${days}, ${hours.map(clock).join('–')}`}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

type EndProps = React.SVGAttributes<SVGTextElement> & { time: number; name: string };

function End({ time, name, x, dy, ...text }: EndProps) {
  return (
    <text {...text}>
      <tspan className="label--strong" x={x} dy={dy}>
        {clock(time)}
      </tspan>
      <tspan x={x} dy="1.3em">
        {name}
      </tspan>
    </text>
  );
}

/** From its hour, the line of a person turns out at 45 degrees, runs beside that of the day and comes back. */
function turnOut(x: number, side: number, length: number): string {
  const [out, back] = side < 0 ? [0, 1] : [1, 0];
  const start = `M${x - 32} ${LINE}h18a34 34 0 0 ${out} 24 ${side * 10}l44 ${side * 44}`;
  const beside = `a34 34 0 0 ${back} 24 ${side * 10}h${length - 156}a34 34 0 0 ${back} 24 ${-side * 10}`;
  return `${start}${beside}l44 ${-side * 44}a34 34 0 0 ${out} 24 ${-side * 10}h18`;
}

/** About as wide as a name is. */
const nameWidth = (name: string) => 16 * name.length;
const clock = (time: number) => `${String(time).padStart(2, '0')}:00`;
