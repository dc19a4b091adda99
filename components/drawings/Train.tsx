import { classNames } from '../ui/class-names.ts';
import { routeLength, routePath, type Vertex } from './route.ts';
import './Train.css';

export interface TrainProps {
  vertices: readonly Vertex[];
  radius: number;
  /** Where it stops: the distance of its tail from the end of the line. */
  fromEnd: number;
  /** Its parts and the gaps between them, in units of the drawing; one part by default. */
  parts?: readonly number[];
  /** A class beside its own. */
  className?: string;
  /** The id of its line, if that has one. */
  line?: string;
}

/** The length of a train on a map. */
const LENGTH = 24;

/**
 * A train is a dash of its line, or several, so it bends where the line turns. The line has the length 1. To move the train,
 * animate `stroke-dashoffset`: at 0.03 it has not left yet, at the value of the attribute it has arrived.
 */
export function Train({
  vertices,
  radius,
  fromEnd,
  parts = [LENGTH],
  className,
  line,
}: TrainProps) {
  const length = routeLength(vertices, radius);
  const dash = {
    className: classNames('train', className),
    strokeDasharray: `${parts.map((part) => round(part / length)).join(' ')} 2`,
    strokeDashoffset: round(fromEnd / length - 1),
  };
  if (line) return <use href={`#${line}`} {...dash} />;
  return <path d={routePath(vertices, radius)} pathLength={1} {...dash} />;
}

const round = (value: number) => Math.round(value * 1e4) / 1e4;
