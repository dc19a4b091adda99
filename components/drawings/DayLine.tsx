import { Fragment } from 'react';
import { type DayScale, dayLinePlan, type Hours, type Shift } from './day-line-plan.ts';
import { LineBullet } from './LineBullet.tsx';
import { routePath } from './route-path.ts';
import { Station } from './Station.tsx';

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

const WIDE: DayScale = { start: [9, 122], hour: 100, pitch: 64 };
const TALL: DayScale = { start: [140, 14], hour: 56, pitch: 30, isUpright: true };

/** Darker than the fourth line, which leaves it. */
const TRUNK = 'color-mix(in srgb, var(--ctl-border) 70%, var(--paper))';

/**
 * The hours of the office as a line, from which the hours of each person turn out. There are two drawings: phones show
 * the second, from top to bottom. They are styled by attributes and by the classes of the line maps, because rules of
 * their own would be inline on every page.
 */
export function DayLine(day: DayLineProps) {
  return (
    <>
      <Drawing {...day} viewBox="0 0 1118 244" scale={WIDE} radius={34} bullet={18} />
      <Drawing {...day} viewBox="0 0 296 668" scale={TALL} radius={14} bullet={13} />
    </>
  );
}

interface DrawingProps extends DayLineProps {
  viewBox: string;
  scale: DayScale;
  /** Of the turns. */
  radius: number;
  /** The radius of the discs. */
  bullet: number;
}

function Drawing({ title, open, ends, shifts, viewBox, scale, radius, bullet }: DrawingProps) {
  const { hour, pitch, isUpright } = scale;
  const { at, branches } = dayLinePlan(open, shifts, scale);
  const day = (beyond: number) => `M${at(open[0], 0, -beyond)}L${at(open[1], 0, beyond)}`;
  return (
    <svg viewBox={viewBox} overflow="visible" fill="none" stroke="var(--ink)" role="img">
      <title>{title}</title>
      {/* The rest of the day goes on to the edge of the page, where there is room beside the line. */}
      {!isUpright && <path d={day(999)} stroke="var(--rule)" strokeWidth="8" />}
      {branches.map(({ line, vertices }) => (
        <path key={line} className={`line line--${line}`} d={routePath(vertices, radius)} />
      ))}
      {/* A little thicker than the branches, which begin below it. */}
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
        {branches.map(({ line, name, about, days, hours, way, middle }) => {
          const [x, y] = at((hours[0] + hours[1]) / 2, way * (pitch + bullet + 9));
          const nextLine = isUpright ? { x, dy: '1.2em' } : undefined;
          return (
            <Fragment key={line}>
              <LineBullet line={line} at={middle} radius={bullet} />
              <text
                className="label"
                y={y}
                dy={isUpright ? '-.6em' : below(way, '.9em')}
                textAnchor={isUpright ? anchor(way) : 'middle'}
              >
                {/* A space would count as part of a line that ends at the route. */}
                <tspan className="label--strong" x={x}>
                  {name}
                </tspan>
                <tspan {...(nextLine ?? { dx: '.5em' })}>{about}</tspan>
                <tspan {...nextLine}>{isUpright ? days : `, ${days}`}</tspan>
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
          );
        })}
        {/* On the other side than the turn next to it. */}
        {ends.map((name, end) => {
          const way = -(branches.at(-end)?.way ?? 1);
          const time = open[end] as number;
          // The last one is above the time of the branch before it, so that the two are not read together.
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
    </svg>
  );
}

const anchor = (way: number) => (way < 0 ? 'end' : undefined);
const below = (way: number, drop: string) => (way > 0 ? drop : undefined);
const clock = (time: number) => `${String(time).padStart(2, '0')}:00`;
