import { routeLength } from './route-length.ts';
import { routePath } from './route-path.ts';
import type { Vertex } from './trace-route.ts';
import './Train.css';

export interface TrainProps {
  vertices: readonly Vertex[];
  radius: number;
  /** Where it stops: its distance from the end of the line. */
  fromEnd: number;
  /** The id of its line, if that has one. */
  line?: string;
}

/** Its length, in units of the drawing. */
const LENGTH = 24;

/**
 * A train is a single dash of its line, so it bends where the line turns. The line has the length 1. To move the train,
 * animate `stroke-dashoffset`: at 0.03 it has not left yet, at the value of the attribute it has arrived.
 */
export function Train({ vertices, radius, fromEnd, line }: TrainProps) {
  const length = routeLength(vertices, radius);
  const dash = {
    className: 'train',
    strokeDasharray: `${round(LENGTH / length)} 2`,
    strokeDashoffset: round(fromEnd / length - 1),
  };
  if (line) return <use href={`#${line}`} {...dash} />;
  return <path d={routePath(vertices, radius)} pathLength={1} {...dash} />;
}

const round = (value: number) => Math.round(value * 1e4) / 1e4;
