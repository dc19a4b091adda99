import { Fragment } from 'react';
import { type DayScale, dayLinePlan, type Hours, type Shift } from './day-line-plan.ts';
import { LineBullet, Station } from './MapSigns.tsx';
import { routePath } from './route.ts';
import './DayLine.css';

export interface DayLineProps {
  /** The text alternative. */
  title: string;
  /** When somebody answers. */
  open: Hours;
  /** What happens at both ends. */
  ends: readonly [string, string];
  /** In order of time. */
  shifts: readonly Shift[];
}

const WIDE: DayScale = { start: [9, 122], hour: 100, pitch: 64, radius: 34, bullet: 18 };
const TALL: DayScale = {
  start: [140, 14],
  hour: 48,
  pitch: 30,
  radius: 14,
  bullet: 13,
  isUpright: true,
};

/** A trunk is darker than the fourth line, which leaves the trunk. */
const TRUNK = 'color-mix(in srgb, var(--ctl-border) 70%, var(--paper))';

/**
 * The hours of the office as a line, from which the hours of each person turn out. There are two drawings: phones show
 * the second, from top to bottom. Both are styled by attributes and by the classes of the line maps, because the styles
 * of the page come after its first section.
 */
export function DayLine(day: DayLineProps) {
  return (
    <>
      <Drawing {...day} size={[1118, 244]} scale={WIDE} />
      <Drawing {...day} size={[296, 580]} scale={TALL} />
    </>
  );
}

type DrawingProps = DayLineProps & {
  size: readonly [width: number, height: number];
  scale: DayScale;
};

function Drawing({ title, open, ends, shifts, size: [width, height], scale }: DrawingProps) {
  const { hour, pitch, radius, bullet, isUpright } = scale;
  const { at, branches } = dayLinePlan(open, shifts, scale);
  const day = (beyond: number) => `M${at(open[0], 0, -beyond)}L${at(open[1], 0, beyond)}`;
  const labels = branches.map((branch) => {
    const { about, days, hours, way } = branch;
    const name = branch.name.replace(/ .*/, '');
    const [x, y] = at((hours[0] + hours[1]) / 2, way * (pitch + bullet + 9));
    // In one line, the name ends where the rest begins, and about half of both is on either side of the disc.
    const shift = nameWidth(name) / 2 - 4.5 * (`${about}, ${days}`.length + 1);
    return isUpright
      ? { ...branch, name, x, y, drop: '-.8em' }
      : { ...branch, name, x: x + shift, y, drop: below(way, '.9em') };
  });
  /** At least 44 pixels high at any scale. */
  const target = (name: string, way: number, x: number, y: number) =>
    isUpright
      ? { x: x + (way < 0 ? -86 : -6), y: y - 36, width: 92, height: 72 }
      : {
          x: x - nameWidth(name) - 8,
          y: y - (way < 0 ? 38 : 22),
          width: nameWidth(name) + 13,
          height: 56,
        };
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      overflow="visible"
      fill="none"
      stroke="var(--ink)"
      role="none"
    >
      {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of shapes is not interactive */}
      <g role="img">
        <title>{title}</title>
        {/* The rest of the day goes on to the edge of the page, where there is room beside the line. */}
        {!isUpright && <path d={day(999)} stroke="var(--rule)" strokeWidth="8" />}
        {branches.map(({ line, vertices }) => (
          <path key={line} className="line" data-line={line} d={routePath(vertices, radius)} />
        ))}
        {/* The trunk is a little thicker than the branches, which begin below. */}
        <path d={day(0)} stroke={TRUNK} strokeWidth="13" />
        <path
          d={day(1)}
          strokeWidth="5"
          strokeLinecap="round"
          strokeDasharray={`0 ${hour}`}
          strokeDashoffset="-1"
        />
        {open.map((time) => (
          <Station key={time} at={at(time)} radius={11} />
        ))}
        <g stroke="none">
          {labels.map(({ line, about, days, hours, way, middle, x, y, drop }) => (
            <Fragment key={line}>
              <LineBullet line={line} at={middle} radius={bullet} />
              <text
                className="label"
                x={x}
                y={y}
                dy={isUpright ? '.75em' : drop}
                textAnchor={isUpright ? anchor(way) : undefined}
              >
                <tspan dx={isUpright ? undefined : '.6em'}>{about}</tspan>
                <tspan {...(isUpright && { x, dy: '1.2em' })}>
                  {isUpright ? days : `, ${days}`}
                </tspan>
              </text>
              {/* Outside the turn. */}
              {hours.map((time, end) => {
                const [x, y] = isUpright ? at(time, way * 13) : at(time, way * 15, end ? 4 : -4);
                return (
                  <text
                    key={time}
                    className="label"
                    x={x}
                    y={y}
                    dy={below(isUpright ? end : way, '.72em')}
                    textAnchor={isUpright ? anchor(way) : anchor(end - 1)}
                  >
                    {clock(time)}
                  </text>
                );
              })}
            </Fragment>
          ))}
          {/* An end has its words on the other side than the turn next to the end. */}
          {ends.map((name, end) => {
            const way = -(branches.at(-end)?.way ?? 1);
            const time = open[end] as number;
            // The last end is above the time of the branch before, so that the two are not read together.
            const [x, y] = isUpright
              ? at(time, way * 20)
              : at(time, way * (end ? 42 : 22), end ? 9 : -9);
            const drop = isUpright ? '.35em' : way > 0 ? '.72em' : '-.9em';
            return (
              <text key={name} className="label" y={y} textAnchor={anchor(isUpright ? way : -end)}>
                <tspan className="label--strong" x={x} dy={drop}>
                  {clock(time)}
                </tspan>
                <tspan x={x} dy="1.3em">
                  {name}
                </tspan>
              </text>
            );
          })}
        </g>
      </g>
      {labels.map(({ name, call, way, x, y, drop }) => (
        <a key={name} href={call.href} aria-label={call.label}>
          <rect {...target(name, way, x, y)} rx="6" stroke="none" pointerEvents="all" />
          <text
            className="label"
            y={y}
            dy={drop}
            stroke="none"
            textAnchor={isUpright ? anchor(way) : 'end'}
          >
            <tspan className="label--strong" x={x} textDecoration="underline">
              {name}
            </tspan>
          </text>
        </a>
      ))}
    </svg>
  );
}

/** About as wide as a name is in the wide drawing. */
const nameWidth = (name: string) => 16 * name.length;
const anchor = (way: number) => (way < 0 ? 'end' : undefined);
const below = (way: number, drop: string) => (way > 0 ? drop : undefined);
const clock = (time: number) => `${String(time).padStart(2, '0')}:00`;
