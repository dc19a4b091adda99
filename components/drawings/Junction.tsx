import { routePath, type Vertex } from './route.ts';
import './MapSigns.css';
import './Junction.css';

export interface JunctionProps {
  /** The names of the two lines, from the top. */
  lines: readonly [string, string];
}

/** From the middle to the lines before the ring, and to the lines after the ring. */
const APART = 120;
const TOGETHER = 30;
const RING = 400;

/** A line that changes sides in the ring; by default from far outside the picture to far outside it. */
const route = (side: 1 | -1, start = -2000, end = 4000): Vertex[] => [
  [start, side * APART],
  [RING - APART, side * APART],
  [RING + TOGETHER, -side * TOGETHER],
  [end, -side * TOGETHER],
];

/**
 * The mark of the company, drawn large: two lines come in from the left, meet in a ring and leave in parallel. A train
 * has changed line.
 */
export function Junction({ lines }: JunctionProps) {
  return (
    <svg
      className="junction"
      viewBox="0 -134 463 268"
      width="463"
      height="268"
      fill="none"
      aria-hidden="true"
    >
      <g stroke="var(--ink)" strokeWidth="28">
        <path d={routePath(route(1), 58) + routePath(route(-1), 58)} />
        {/* The train is a dash, which has arrived at the end of its path. */}
        <path
          className="junction__train"
          d={routePath(route(1, -300, 530), 58)}
          pathLength="1"
          stroke="var(--paper)"
          strokeWidth="16"
          strokeLinecap="round"
          strokeDasharray=".04 2"
          strokeDashoffset="-.96"
        />
        <circle cx={RING} r="52" fill="var(--brand)" strokeWidth="20" />
      </g>
      <text className="label" y="-94" dy=".72em">
        {lines[0]}
      </text>
      <text className="label" y="94" dy="-.25em">
        {lines[1]}
      </text>
    </svg>
  );
}
