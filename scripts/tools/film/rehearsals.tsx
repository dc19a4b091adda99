import { between, done, linear, startOf } from './timing.ts';

const [LEFT, RIGHT, HOUR] = [600, 1208, 19];

/**
 * The rehearsals at Northmoor: their hours, and when they run in the scene; four hours take three tenths of a second.
 */
const RUNS = [
  { name: 'First rehearsal', hours: 31, y: 190, from: 1 },
  { name: 'Second rehearsal', hours: 17, y: 364, from: 5.2 },
] as const;

const SECONDS_PER_HOUR = 0.075;

/** Two tracks, as long as the rehearsals took, with a train on each. */
export function Rehearsals({ time }: { time: number }) {
  const start = startOf('rehearsals');
  return (
    <>
      <text className="text text--quiet" x={LEFT} y="94">
        Northmoor Ferries, on a copy
      </text>
      {RUNS.map(({ name, hours, y, from }) => {
        const saved = RUNS[0].hours - hours;
        const share = done(time, start + from + 0.5, hours * SECONDS_PER_HOUR, linear);
        const end = LEFT + 9 + hours * HOUR;
        const x = between(LEFT + 9, end, share);
        return (
          <g key={name} opacity={done(time, start + from, 0.4)}>
            <text className="text" x={LEFT} y={y - 32}>
              {name}
            </text>
            <path className="copy" d={`M${LEFT + 9} ${y}H${end}`} />
            <path className="ran" d={`M${LEFT + 9} ${y}H${x}`} />
            <circle className="stop" cx={LEFT + 9} cy={y} r="11" />
            <circle className="stop" cx={end} cy={y} r="11" />
            <path className="engine" d={`M${Math.max(LEFT + 9, x - 24)} ${y}H${x}`} />
            <text className="text text--count" x={LEFT} y={y + 68}>
              {Math.round(hours * share)} hours
            </text>
            {saved > 0 && (
              <g opacity={done(time, start + 7, 0.3)}>
                <path className="slot" d={`M${end + 16} ${y}H${RIGHT}`} />
                <text className="text" x={RIGHT} y={y + 64} textAnchor="end">
                  {saved} hours less
                </text>
              </g>
            )}
          </g>
        );
      })}
    </>
  );
}
