import type { ReactNode } from 'react';
import { Box, Plane } from './Box.tsx';
import { strokes } from './strokes.ts';

/** The platform of each scene: along x and y, down to the track, and the middle of the track beside it. */
export const PLATFORM = { width: 420, depth: 196, height: 20, track: 226 } as const;

/** Beyond the edges of any picture. */
const TRACK_END = 900;

export interface SceneProps {
  /** Where the line ends; by default it goes on. */
  end?: number;
  /** Drawn flat on the track bed, beside the line. */
  tracks?: ReactNode;
  /** Drawn flat on the platform, whose far corner is 0,0. */
  floor?: ReactNode;
  children: ReactNode;
}

/**
 * A platform beside a line that is long enough for a wide picture. The scenes are drawn once, into
 * `assets/images/scenes.svg`; see tests/unit/components/drawings/scenes.test.tsx.
 */
export function Scene({ end = TRACK_END, tracks, floor, children }: SceneProps) {
  const { width, depth, height, track } = PLATFORM;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="-536 -180 1240 540"
      fill="none"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <Box at={[0, 0, -height]} size={[width, depth, height]} />
      <Plane side="floor" at={[0, 0, 0]}>
        <path {...strokes.edge} d={`M0 ${depth - 12}H${width}`} />
        {floor}
      </Plane>
      <Plane side="floor" at={[0, 0, -height]}>
        <path {...strokes.bed} d={`M-${TRACK_END} ${track}H${end}`} />
        <path {...strokes.ties} d={`M-${TRACK_END} ${track}H${end}`} />
        {tracks}
        <path {...strokes.line} d={`M-${TRACK_END} ${track}H${end}`} />
      </Plane>
      {children}
    </svg>
  );
}
