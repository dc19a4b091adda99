import type { Point } from '../../drawings/trace-route.ts';
import './YardName.css';

/** The name of a station of the yard, above it. */
export function YardName({ name, at: [x, y] }: { name: string; at: Point }) {
  return (
    <text className="video-yard__name" x={x - 11} y={y - 27}>
      {name}
    </text>
  );
}
