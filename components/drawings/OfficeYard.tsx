import { yardWords } from './office-yard.content.ts';
import { routePath } from './route.ts';
import { Footbridge, Gate, Lift, Rail, Town, Wing } from './yard/Buildings.tsx';
import { Box, outline, Plane } from './yard/Isometric.tsx';
import './OfficeYard.css';

/**
 * From Temple Meads along the water, over the bridge and through the arch, to our door. The way keeps to the left of the
 * arch, and so is seen to go in before the right pier hides the way.
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
      width="626"
      height="580"
      fill="none"
      strokeLinejoin="round"
      role="img"
    >
      <title>{title}</title>
      <Ground />
      <Town />
      <Box at={[0, -50, 0]} size={[400, 50, 52]} />
      <Plane side="left" at={[0, 0, 52]}>
        <path fill="var(--plate)" {...outline} d={`M-12 14${'m36 0h18v20h-18z'.repeat(9)}`} />
      </Plane>
      <Plane side="floor" at={[0, 0, 0]}>
        <path fill="var(--l4)" {...outline} d="M0 0h200v230H0z" />
        <path
          stroke="var(--ctl-border)"
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
        <path stroke="var(--l1)" strokeWidth="10" d={WAY} />
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
          <path stroke="var(--on-fill)" strokeWidth="3" d="M0 0v-10a6 6 0 0 1 12 0v10" />
        </Plane>
      ))}
      <Lift />
      <Gate />
      <Labels />
    </svg>
  );
}

/**
 * The lane and the harbour, to beyond the edges of any panel. The water is lower than the quays, so that the far one
 * shows its wall.
 */
function Ground() {
  return (
    <Plane side="floor" at={[0, 0, 0]}>
      <path fill="var(--rule)" d="M-1500 266h3500v46h-3500z" />
      <path fill="var(--edge)" d="M-1500 346h3500v12h-3500z" />
      <path fill="var(--brand-deep)" fillOpacity=".45" d="M-1500 358h3500v60h-3500z" />
      <path stroke="var(--ctl-border)" strokeWidth="4" d="M-1500 346h3500M-1500 420h3500" />
      <path
        stroke="var(--brand-deep)"
        strokeWidth="3"
        d="M-128 396h44M48 376h22M470 376h44M-330 396h44"
      />
    </Plane>
  );
}

/** Streets and water have their names flat on the ground, since level text would cross their edges. */
function Labels() {
  return (
    <>
      <text className="office-yard__goal" x="26" y="-104">
        {yardWords.goal[0]}
        <tspan className="office-yard__where" x="26" dy="1.3em">
          {yardWords.goal[1]}
        </tspan>
      </text>
      {/* From a thing to its name. */}
      <path stroke="var(--ink)" strokeWidth="3" d="M9-111h11M-284 40h-16M-73 210v14M36 181l18 10" />
      <text x="-306" y="46" textAnchor="end">
        {yardWords.lift}
      </text>
      <text x="-78" y="250">
        {yardWords.arch}
      </text>
      <text x="60" y="200">
        {yardWords.rack}
      </text>
      <text x="-398" y="291">
        {yardWords.from[0]}
        <tspan x="-398" dy="1.3em">
          {yardWords.from[1]}
        </tspan>
        <tspan x="-398" dy="1.3em">
          {yardWords.from[2]}
        </tspan>
      </text>
      <Plane side="floor" at={[0, 0, 0]}>
        <text x="246" y="298">
          {yardWords.lane}
        </text>
        <text x="146" y="398">
          {yardWords.water}
        </text>
      </Plane>
    </>
  );
}
