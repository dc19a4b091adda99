import type { PlatformLine } from '../ui/platform-line.ts';
import type { Point } from './trace-route.ts';
import './LineBullet.css';

export interface LineBulletProps {
  line: PlatformLine;
  at: Point;
  radius?: number;
}

/** The numbered disc of a line, at its terminus and wherever its colour must be named. */
export function LineBullet({ line, at: [x, y], radius = 17 }: LineBulletProps) {
  return (
    <g className={`line-bullet line-bullet--${line}`}>
      <circle cx={x} cy={y} r={radius} />
      <text className="line-bullet__number" x={x} y={y} dy=".35em">
        {line}
      </text>
    </g>
  );
}
