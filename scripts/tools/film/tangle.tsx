import { Label } from '../../../components/drawings/Label.tsx';
import { Line } from '../../../components/drawings/Line.tsx';
import { LineBullet } from '../../../components/drawings/LineBullet.tsx';
import { routeLength } from '../../../components/drawings/route-length.ts';
import { Station } from '../../../components/drawings/Station.tsx';
import { Drawn } from './drawn.tsx';
import { between, done, easeInOut, startOf } from './timing.ts';
import { joins, lines, RADIUS, stations } from './world.ts';

const terminus = 17;

/** The most of a line that the first frame can show. */
const IN_SIGHT = 2200;

/** The lines of the whole map, which draw themselves one after the other in the first seconds. */
export function Lines({ time }: { time: number }) {
  return lines.map(({ line, vertices }) => {
    const share = done(time, 0.2 + line * 0.25, 2.6, easeInOut);
    const drawn = share === 1 ? 1 : (share * IN_SIGHT) / routeLength(vertices, RADIUS);
    const [x, y] = vertices[0] ?? [0, 0];
    return (
      <g key={line}>
        <Drawn share={drawn}>
          <Line line={line} vertices={vertices} radius={RADIUS} />
        </Drawn>
        <g opacity={done(time, line * 0.25, 0.3)}>
          <LineBullet line={line} at={[x, y]} radius={terminus} />
        </g>
      </g>
    );
  });
}

/** Rings around the crossings that nobody owns. */
export function Joins({ time }: { time: number }) {
  return joins.map(([x, y], index) => {
    const share = done(time, startOf('tangle') + 3.8 + index * 0.35, 0.4);
    return (
      <circle key={x} className="join" cx={x} cy={y} r={between(20, 30, share)} opacity={share} />
    );
  });
}

/** The four stations, on lines that do not meet. */
export function Stations({ time }: { time: number }) {
  return stations.map(({ name, at, label }, index) => {
    const share = done(time, startOf('tangle') + 0.1 + index * 0.3, 0.4);
    const [x, y] = at;
    return (
      <g key={name} opacity={share}>
        <g transform={`translate(${x} ${y}) scale(${between(0.6, 1, share)})`}>
          <Station at={[0, 0]} radius={11} />
        </g>
        <Label at={at} side={label} radius={label === 'above' ? 24 : 15}>
          {name}
        </Label>
      </g>
    );
  });
}
