import { routeLength } from '../../../components/drawings/route-length.ts';
import { pointAlong } from './point-along.ts';
import { done, startOf } from './timing.ts';
import { TravellingCard } from './travelling-card.tsx';
import { YARD_LEFT } from './world.ts';
import { Yard } from './yard.tsx';
import { ORDER, points, stations, throughYard, YARD } from './yard-plan.ts';

/** Pixels per second. */
const SPEED = 175;

const way = throughYard(YARD.width + 600);

/** How far the card has gone at each change of line. */
const changes = points.map(
  (_, index) => routeLength(way.slice(0, 2 * index + 3), YARD.radius) - 40,
);

/** The yard; the card passes all four stations without stopping. */
export function YardRun({ time }: { time: number }) {
  const since = time - startOf('change') - 1.2;
  const gone = Math.max(0, since - 0.5) * SPEED;
  const [x, y] = pointAlong(way, YARD.radius, gone);
  const line = ORDER[changes.filter((distance) => gone > distance).length] ?? 4;
  return (
    <g transform={`translate(${YARD_LEFT} 0)`}>
      <Yard />
      {stations.map(({ name, at: [x, y] }) => (
        <text key={name} className="text" x={x - 11} y={y - 27}>
          {name}
        </text>
      ))}
      <g transform={`translate(${x} ${y}) scale(${done(since, 0, 0.4)})`}>
        <TravellingCard line={line} />
      </g>
    </g>
  );
}
