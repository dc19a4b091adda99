import type { ReactNode } from 'react';
import { Box, Plane } from './Box.tsx';
import './Scene.css';

/** The platform of each scene, along x and y and down to the track, and the middle of the track beside it. */
export const PLATFORM = { width: 420, depth: 196, height: 20, track: 226 } as const;

/** Beyond the edges of any picture. */
const FAR = 900;

export interface SceneProps {
  /** Where the line ends; it passes by default. */
  end?: number;
  /** Lies flat on the track bed, beside the line. */
  tracks?: ReactNode;
  /** Lies flat on the platform, whose far corner is 0,0. */
  floor?: ReactNode;
  children: ReactNode;
}

/** A platform beside the line, in the ink panel of a picture. */
export function Scene({ end = FAR, tracks, floor, children }: SceneProps) {
  const { width, depth, height, track } = PLATFORM;
  return (
    <svg className="scene" viewBox="-226 -180 620 540" aria-hidden="true" focusable="false">
      <Box at={[0, 0, -height]} size={[width, depth, height]} />
      <Plane side="floor" at={[0, 0, 0]}>
        <path className="scene__edge" d={`M0 ${depth - 12}H${width}`} />
        {floor}
      </Plane>
      <Plane side="floor" at={[0, 0, -height]}>
        <path className="scene__bed" d={`M-${FAR} ${track}H${end}`} />
        <path className="scene__ties" d={`M-${FAR} ${track}H${end}`} />
        {tracks}
        <path className="scene__line" d={`M-${FAR} ${track}H${end}`} />
      </Plane>
      {children}
    </svg>
  );
}
