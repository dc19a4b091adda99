import type { PlatformLine } from '../ui/platform-line.ts';
import type { Point } from './route.ts';
import './LineBullet.css';

export interface LineBulletProps {
  line: PlatformLine;
  /** `0,0` by default. */
  at?: Point;
  radius?: number;
}

/** The numbered disc of a line, at its terminus and wherever its colour must be named. */
export function LineBullet({ line, at: [x, y] = [0, 0], radius = 17 }: LineBulletProps) {
  return (
    <g className="line-bullet" data-line={line}>
      <circle cx={x || undefined} cy={y || undefined} r={radius} />
      <text x={x || undefined} y={y || undefined} dy=".35em">
        {line}
      </text>
    </g>
  );
}
