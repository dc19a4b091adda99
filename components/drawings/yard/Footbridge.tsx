import { Plane } from '../scenes/Box.tsx';
import { strokes } from '../scenes/strokes.ts';
import { slabFaces } from '../slab-faces.ts';

const HANDRAIL = 'M0 16V0h92v16M23 0v16M46 0v16M69 0v16';

/** Without its near rail, which is in front of the way: see `Rail`. */
export function Footbridge() {
  const { right, top } = slabFaces({ at: [80, 334, 0], width: 48, depth: 96, height: 5 });
  return (
    <g {...strokes.outline}>
      <path fill="var(--invert)" d={right} />
      <path fill="var(--ctl-border)" d={top} />
      <Rail x={82} />
    </g>
  );
}

export function Rail({ x }: { x: number }) {
  return (
    <Plane side="right" at={[x, 336, 16]}>
      <path stroke="var(--on-fill)" strokeWidth="5" d={HANDRAIL} />
      <path stroke="var(--invert)" strokeWidth="2.5" d={HANDRAIL} />
    </Plane>
  );
}
