import { routeLength } from '../../../components/drawings/route-length.ts';
import type { Point } from '../../../components/drawings/trace-route.ts';
import type { PlatformLine } from '../../../components/ui/platform-line.ts';
import { pointAlong } from './point-along.ts';
import { between, done, easeInOut, startOf } from './timing.ts';
import { TravellingCard } from './travelling-card.tsx';
import { detour, RADIUS } from './world.ts';

/** The legs of the card's journey: up to which corner, when, and where it says that it is waiting. */
const LEGS: readonly {
  line: PlatformLine;
  corner: number;
  from: number;
  seconds: number;
  waits?: { at: Point; side: 'start' | 'end'; until: number };
}[] = [
  {
    line: 1,
    corner: 3,
    from: 2.1,
    seconds: 1.1,
    waits: { at: [806, 346], side: 'start', until: 4.7 },
  },
  {
    line: 2,
    corner: 6,
    from: 4.7,
    seconds: 1,
    waits: { at: [1006, 498], side: 'start', until: 6.5 },
  },
  {
    line: 3,
    corner: 9,
    from: 6.5,
    seconds: 0.8,
    waits: { at: [1050, 254], side: 'end', until: 7.8 },
  },
  { line: 4, corner: 10, from: 7.8, seconds: 0.4 },
];

/** The card passes the tangle, and waits wherever its line only crosses the one it needs. */
export function Journey({ time }: { time: number }) {
  const start = startOf('card');
  const since = time - start;
  if (since < 0.4) return null;
  const leg = LEGS.findLast(({ from }) => since >= from) ?? LEGS[0];
  const distance = LEGS.reduce((gone, { corner, from, seconds }) => {
    const reach = routeLength(detour.slice(0, corner + 1), RADIUS);
    return between(gone, reach, done(since, from, seconds, easeInOut));
  }, 0);
  const size = done(since, 0.4, 0.4);
  const [x, y] = pointAlong(detour, RADIUS, distance);
  return (
    <>
      <g transform={`translate(${x} ${y}) scale(${size})`}>
        <TravellingCard line={leg?.line ?? 1} />
      </g>
      {LEGS.map(({ waits, from, seconds }) =>
        waits ? (
          <text
            key={from}
            className="text text--quiet"
            x={waits.at[0]}
            y={waits.at[1]}
            textAnchor={waits.side}
            opacity={done(since, from + seconds, 0.2) * (1 - done(since, waits.until - 0.1, 0.2))}
          >
            waits
          </text>
        ) : null,
      )}
    </>
  );
}
