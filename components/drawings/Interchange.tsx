import type { Point } from './route.ts';
import './Interchange.css';

export interface InterchangeProps {
  /** Where the lines pass, from one end to the other. */
  stops: readonly Point[];
  radius: number;
}

/** A capsule across parallel lines, where passengers change. */
export function Interchange({ stops, radius }: InterchangeProps) {
  const xs = stops.map(([x]) => x);
  const ys = stops.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - radius, Math.min(...ys) - radius];
  return (
    <g className="interchange">
      <rect
        x={left}
        y={top}
        width={Math.max(...xs) + radius - left}
        height={Math.max(...ys) + radius - top}
        rx={radius}
      />
      <path className="interchange__stops" d={stops.map(([x, y]) => `M${x} ${y}h0`).join('')} />
    </g>
  );
}
