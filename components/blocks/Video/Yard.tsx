import { Station } from '../../drawings/Station.tsx';
import { points, stations } from './yard-plan.ts';
import './Yard.css';

/** Points (railway switches) that connect each line of the yard to the next, and a station on each line. */
export function Yard() {
  return (
    <>
      {points.map(([[fromX, fromY], [toX, toY]]) => (
        <path
          key={fromX}
          className="video-yard__points"
          d={`M${fromX - 14} ${fromY}h14L${toX} ${toY}h14`}
        />
      ))}
      {stations.map(({ name, at: [x, y] }) => (
        <g key={name}>
          <Station at={[x, y]} radius={11} />
          <text className="video-yard__name" x={x - 11} y={y - 27}>
            {name}
          </text>
        </g>
      ))}
    </>
  );
}
