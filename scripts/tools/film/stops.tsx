import { Interchange } from '../../../components/drawings/Interchange.tsx';
import { done, startOf } from './timing.ts';
import { CAPSULE, STOPS } from './world.ts';
import { LANES } from './yard-plan.ts';

const RADIUS = 24;

/** The stops of the method, each an interchange of all four lines. The current one has its full name. */
export function Stops({ time }: { time: number }) {
  return STOPS.map((stop) => {
    const { scene, x, name } = stop;
    const here = done(time, startOf(scene) + 0.4, 0.4);
    return (
      <g key={scene}>
        <Interchange stops={LANES.map((y) => [x + CAPSULE, y])} radius={RADIUS} />
        <text className="text" x={x + 72} y={LANES[0] - 34}>
          <tspan className="text text--name">{name}</tspan>
          {'length' in stop && <tspan opacity={here}>, {stop.length}</tspan>}
        </text>
      </g>
    );
  });
}
