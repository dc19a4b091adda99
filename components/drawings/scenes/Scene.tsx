import type { ReactNode } from 'react';
import { Box, Plane } from './Box.tsx';
import { strokes } from './strokes.ts';

/** The platform of each scene: along x and y, down to the track, and the middle of the track beside it. */
export const PLATFORM = { width: 420, depth: 196, height: 20, track: 226 } as const;

/** Beyond the left edge of any page. */
export const TRACK_START = -900;

/** Where the track ends, at a stop. */
const TRACK_END = 484;

export interface SceneProps {
  /** Where the line ends, if not at its stop. */
  end?: number;
  /** Drawn flat on the track bed, beside the line. */
  tracks?: ReactNode;
  /** Drawn flat on the platform, whose far corner is 0,0. */
  floor?: ReactNode;
  children: ReactNode;
}

/**
 * A platform beside a line that comes from the edge of the page. The scenes are drawn once, into
 * `assets/images/scenes.svg`; see tests/unit/components/drawings/scenes.test.tsx.
 */
export function Scene({ end, tracks, floor, children }: SceneProps) {
  const { width, depth, height, track } = PLATFORM;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="-840 -150 1216 550"
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
        <path {...strokes.bed} d={`M${TRACK_START} ${track}H${end ?? TRACK_END}`} />
        <path {...strokes.ties} d={`M${TRACK_START} ${track}H${end ?? TRACK_END}`} />
        {tracks}
        <path {...strokes.line} d={`M${TRACK_START} ${track}H${end ?? TRACK_END}`} />
        {end === undefined && <circle {...strokes.stop} cx={TRACK_END} cy={track} r="15" />}
      </Plane>
      {children}
    </svg>
  );
}
