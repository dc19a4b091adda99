import { routeLength } from './route-length.ts';
import { routePath } from './route-path.ts';
import type { Vertex } from './trace-route.ts';
import './Train.css';

export interface TrainProps {
  vertices: readonly Vertex[];
  radius: number;
  /** Where it rests: how far from the end of the line. */
  fromEnd: number;
}

/**
 * A train is one dash of its line, so it bends where the line turns. To move it, animate `stroke-dashoffset`: at
 * 40 it has not set out yet, at what the attribute says it rests.
 */
export function Train({ vertices, radius, fromEnd }: TrainProps) {
  const length = Math.round(routeLength(vertices, radius));
  return (
    <path
      className="train"
      d={routePath(vertices, radius)}
      strokeDasharray={`24 ${length + 40}`}
      strokeDashoffset={fromEnd - length}
    />
  );
}
