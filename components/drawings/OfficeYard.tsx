import './OfficeYard.css';
import { routePath } from './route-path.ts';
import { Box, Plane } from './scenes/Box.tsx';
import { strokes } from './scenes/strokes.ts';
import { Footbridge, Rail } from './yard/Footbridge.tsx';
import { Gate } from './yard/Gate.tsx';
import { Ground } from './yard/Ground.tsx';
import { Labels } from './yard/Labels.tsx';
import { Lift } from './yard/Lift.tsx';
import { Town } from './yard/Town.tsx';
import { Wing } from './yard/Wing.tsx';

/**
 * From Temple Meads along the water, over the bridge and through the arch, to our door. It keeps to the left of the arch,
 * so that it is seen to go in before the right pier hides it.
 */
const WAY = routePath(
  [
    [-900, 452],
    [104, 452],
    [104, 40],
    [0, 40],
  ],
  24,
);

/**
 * The yard of the office, with the way there from the station. The lane, the quays and the water go on to the sides, for
 * pages with room there.
 */
export function OfficeYard({ title }: { title: string }) {
  return (
    <svg
      className="office-yard"
      viewBox="-412 -202 626 580"
      fill="none"
      strokeLinejoin="round"
      role="img"
    >
      <title>{title}</title>
      <Ground />
      <Town />
      <Box at={[0, -50, 0]} size={[400, 50, 52]} />
      <Plane side="left" at={[0, 0, 52]}>
        <path
          fill="var(--plate)"
          {...strokes.outline}
          d={`M-12 14${'m36 0h18v20h-18z'.repeat(9)}`}
        />
      </Plane>
      <Plane side="floor" at={[0, 0, 0]}>
        <path fill="var(--l4)" {...strokes.outline} d="M0 0h200v230H0z" />
        <path
          {...strokes.faint}
          strokeWidth="3"
          d="M193 34h-46v64h46M163 78v-25h8a7 7 0 0 1 0 14h-8"
        />
      </Plane>
      <Wing />
      <Box at={[-50, 376, -12]} size={[84, 24, 9]} material="steel" />
      <Box at={[-40, 379, -3]} size={[24, 18, 14]} material="white" />
      <Box at={[-10, 379, -3]} size={[34, 18, 8]} />
      <Footbridge />
      <Plane side="floor" at={[0, 0, 0]}>
        <path stroke="var(--on-fill)" strokeWidth="14" d={WAY} />
        <path {...strokes.line} strokeWidth="10" d={WAY} />
        <path
          stroke="var(--ink)"
          strokeWidth="4"
          strokeDasharray="8 6"
          d="M99 290H-24a12 12 0 0 1-12-12v-12"
        />
      </Plane>
      <Rail x={126} />
      {[136, 152, 168, 184].map((y) => (
        <Plane key={y} side="left" at={[172, y, 0]}>
          <path {...strokes.ink} strokeWidth="3" d="M0 0v-10a6 6 0 0 1 12 0v10" />
        </Plane>
      ))}
      <Lift />
      <Gate />
      <Labels />
    </svg>
  );
}
