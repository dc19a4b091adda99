import type { ReactNode } from 'react';
import { Box, Plane } from './Box.tsx';
import { strokes } from './strokes.ts';

/** The platform of each scene: along x and y, down to the track, and the middle of the track beside it. */
export const PLATFORM = { width: 420, depth: 196, height: 20, track: 226 } as const;

/** Where the bed of the track begins and ends, and where the line does: at a stop beyond it. */
const [BED_START, BED_END, LINE_END] = [-12, 440, 484] as const;

/**
 * What leads the line into the scene: from the top of the picture, down the left of it, and round into the direction of
 * the track.
 */
const LEAD = 'M-240-150V67Q-240 107.4-205 127.6L-189 136.9';

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
 * A platform beside a line, which comes down from above as it is on a map and becomes a track. The scenes are drawn
 * once, into `assets/images/scenes.svg`; see tests/unit/components/drawings/scenes.test.tsx.
 */
export function Scene({ end, tracks, floor, children }: SceneProps) {
  const { width, depth, height, track } = PLATFORM;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="-640 -150 1016 550"
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
        <path {...strokes.bed} d={`M${BED_START} ${track}H${end ?? BED_END}`} />
        <path {...strokes.ties} d={`M${BED_START + 4} ${track}H${end ?? BED_END}`} />
        {tracks}
        <path {...strokes.line} d={`M${BED_START} ${track}H${end ?? LINE_END}`} />
        {end === undefined && <circle {...strokes.stop} cx={LINE_END} cy={track} r="15" />}
      </Plane>
      <path {...strokes.lead} d={LEAD} />
      {children}
    </svg>
  );
}
