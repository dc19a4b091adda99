import type { ReactNode } from 'react';
import type { LineNumber } from '../ui/line-number.ts';
import { projectIso } from './project-iso.ts';
import { Slab } from './Slab.tsx';
import './Platform.css';

/** Of a platform, and how high one lies above another, in units of the drawing. */
export const PLATFORM = { side: 300, height: 16, rise: 112 } as const;

/** How far from the far corner, both ways, the number of the line lies; behind it stands the lift. */
const [STOP, LIFT] = [252, 234];

export interface PlatformPlace {
  /** How high it lies. */
  z: number;
  /** Whether there is a platform above it, to which a lift goes. */
  isBelow: boolean;
}

export interface PlatformProps extends PlatformPlace {
  line: LineNumber;
  /** Lies flat on it. Below another one, its two front edges can be seen, 90 units deep. */
  children: ReactNode;
  /** Stands on it. */
  standing?: ReactNode;
}

/** What a line works on, on a platform of its own. */
export function Platform({ line, z, isBelow, children, standing }: PlatformProps) {
  const { side, height, rise } = PLATFORM;
  const foot = projectIso([LIFT, LIFT, z])[1];
  return (
    <g className={`platform platform--${line}`}>
      <Slab line={line} at={[0, 0, z]} width={side} depth={side} height={height}>
        {children}
        <circle className="platform__stop" cx={STOP} cy={STOP} r="25" />
        <text className="platform__number" x={STOP} y={STOP} dy=".35em">
          {line}
        </text>
      </Slab>
      {standing}
      {isBelow && (
        <path className="platform__lift" d={`M-6 ${foot - rise}v${rise}a6 3 0 0 0 12 0v${-rise}`} />
      )}
    </g>
  );
}
