import { Bullet, type PlatformLine } from '../ui/Bullet.tsx';
import { Display } from '../ui/Heading.tsx';
import type { LinkData } from '../ui/TextLink.tsx';
import { LineBullet, Station } from './MapSigns.tsx';
import './DayLine.css';

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
  readonly hours: readonly [from: string, to: string];
}

export interface DayLineProps {
  /** The text alternative. */
  title: string;
  /** When somebody answers, and what happens then. */
  ends: readonly [opens: readonly [string, string], closes: readonly [string, string]];
  /** In order of time. */
  shifts: readonly [Shift, Shift, Shift, Shift];
}

/** What is above the line of the day, and below it: heights, and the way of a branch for three hours, from its start. */
const ABOVE = {
  words: { y: 31 },
  times: { y: 107 },
  disc: 58,
  link: -7,
  path: 'M-32 0h18a34 34 0 0 0 24-10l44-44a34 34 0 0 1 24-10h144a34 34 0 0 1 24 10l44 44a34 34 0 0 0 24 10h18',
};
const BELOW = {
  words: { y: 213, dy: '.9em' },
  times: { y: 137, dy: '.72em' },
  disc: 186,
  link: 191,
  path: 'M-32 0h18a34 34 0 0 1 24 10l44 44a34 34 0 0 0 24 10h144a34 34 0 0 0 24-10l44-44a34 34 0 0 1 24-10h18',
};
const TWO_HOURS =
  'M-32 0h18a34 34 0 0 1 24 10l44 44a34 34 0 0 0 24 10h44a34 34 0 0 0 24-10l44-44a34 34 0 0 1 24-10h18';

/** A trunk is darker than the fourth line, which leaves the trunk. */
const TRUNK = 'color-mix(in srgb, var(--ctl-border) 70%, var(--paper))';

/**
 * The hours of the office as a line to scale, from which the hours of each person turn out: up and down by turns. An hour
 * is 100 wide, and 08:00 is at 9. Narrow pages and paper have a list instead. The picture is styled by attributes and by
 * the classes of the line maps, because the styles of the page come after its first section.
 */
export function DayLine({ title, ends: [opens, closes], shifts }: DayLineProps) {
  // A name, about as wide as `width`, ends in the middle of the words, half of which is on either side of the disc.
  const branches = [
    { ...ABOVE, ...shifts[0], start: 109, end: 409, middle: 221.5, width: 96 },
    { ...BELOW, ...shifts[1], start: 209, end: 509, middle: 331.5, width: 80 },
    { ...ABOVE, ...shifts[2], start: 609, end: 909, middle: 714.5, width: 64 },
    { ...BELOW, ...shifts[3], start: 809, end: 1009, middle: 882.5, width: 64, path: TWO_HOURS },
  ];
  return (
    <>
      <svg
        viewBox="0 0 1118 244"
        width="100%"
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
          <path d="M-990 122H2108" stroke="var(--rule)" strokeWidth="8" />
          {branches.map(
            ({ line, about, days, hours, path, start, end, disc, words, times, middle }) => (
              <g key={line} className="label" stroke="none">
                <path
                  className="line"
                  data-line={line}
                  fill="none"
                  d={path}
                  transform={`translate(${start} 122)`}
                />
                <LineBullet line={line} at={[(start + end) / 2, disc]} radius={18} />
                <text {...words} x={middle}>
                  <tspan dx=".6em">{`${about}, ${days}`}</tspan>
                </text>
                <text {...times} x={start - 4} textAnchor="end">
                  {hours[0]}
                </text>
                <text {...times} x={end + 4}>
                  {hours[1]}
                </text>
              </g>
            ),
          )}
          {/* The trunk is a little thicker than the branches, which begin below. */}
          <path d="M9 122H1109" stroke={TRUNK} strokeWidth="13" />
          <path d="M9 122h1100" strokeWidth="5" strokeLinecap="round" strokeDasharray="0 100" />
          <Station at={[9, 122]} radius={11} />
          <Station at={[1109, 122]} radius={11} />
          <g className="label" stroke="none">
            {/* An end has its words on the other side than the turn next to the end. */}
            <text y="144">
              <tspan className="label--strong" x="0" dy=".72em">
                {opens[0]}
              </tspan>
              <tspan x="0" dy="1.3em">
                {opens[1]}
              </tspan>
            </text>
            {/* Above the time of the branch before, so that the two are not read together. */}
            <text y="80" textAnchor="end">
              <tspan className="label--strong" x="1118" dy="-.9em">
                {closes[0]}
              </tspan>
              <tspan x="1118" dy="1.3em">
                {closes[1]}
              </tspan>
            </text>
          </g>
        </g>
        {branches.map(({ name, phone, call, words, link, middle, width }) => (
          <a key={name} href={phone.href} aria-label={call}>
            {/* At least 44 pixels high at any scale. */}
            <rect
              x={middle - width - 8}
              y={link}
              width={width + 13}
              height="56"
              rx="6"
              stroke="none"
              pointerEvents="all"
            />
            <text className="label" stroke="none" textAnchor="end" {...words} x={middle}>
              <tspan className="label--strong" textDecoration="underline">
                {name.split(' ')[0]}
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
            <span>{`${about}, ${days}, ${hours.join('–')}`}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
