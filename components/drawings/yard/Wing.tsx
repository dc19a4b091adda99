import { Plane } from '../scenes/Box.tsx';
import { strokes } from '../scenes/strokes.ts';
import { isoFace } from '../slab-faces.ts';
import { Ring } from './Ring.tsx';

/** A goods shed, with a sawtooth roof; its doors are on the side of the yard. */
export function Wing() {
  return (
    <g {...strokes.outline}>
      <Plane side="right" at={[0, -10, 128]}>
        <path fill="var(--edge)" d={`M0 0${'l60-36v36'.repeat(4)}V128H0z`} />
        <path fill="var(--plate)" d="M96 52h18v28h-18zM134 52h18v28h-18zM212 52h18v28h-18z" />
        <path fill="var(--ctl-border)" d="M172 86h24v42h-24z" />
        <path fill="var(--l1)" d="M37 86h26v42H37zM50 86v42" />
      </Plane>
      <Plane side="left" at={[-80, 230, 128]}>
        <path fill="var(--ctl-border)" d="M0 0h80v128H0z" />
      </Plane>
      {[-10, 50, 110, 170].map((y) => (
        <g key={y}>
          <path
            fill="var(--invert)"
            d={isoFace([-80, y, 128], [0, y, 128], [0, y + 60, 164], [-80, y + 60, 164])}
          />
          <Plane side="left" at={[-80, y + 60, 164]}>
            <path fill="var(--l4)" d="M0 0h80v36H0zM20 0v36M40 0v36M60 0v36" />
          </Plane>
        </g>
      ))}
      <Ring />
    </g>
  );
}
