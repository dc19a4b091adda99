import { Box, boxFaces, isoFace, outline, Plane } from './Isometric.tsx';

/** Blocks of the town: none is in front of the yard, taller than the yard or behind a label. */
const BLOCKS: readonly (readonly [
  x: number,
  y: number,
  width: number,
  depth: number,
  height: number,
])[] = [
  [-550, 60, 90, 150, 26],
  [-380, -20, 100, 120, 30],
  [-220, 20, 80, 110, 30],
  [370, -180, 110, 90, 44],
  [370, 40, 90, 80, 28],
  [500, 40, 130, 170, 38],
];

/** Blocks without ink or light, so that the yard stands out. */
export function Town() {
  return BLOCKS.map(([x, y, width, depth, height]) => {
    const { left, right, top } = boxFaces([x, y, 0], [width, depth, height]);
    return (
      <g key={left} stroke="var(--edge)" strokeWidth="2">
        <path fill="var(--rule)" d={left + top} />
        <path fill="var(--paper)" d={right} />
      </g>
    );
  });
}

/** A goods shed, with a sawtooth roof; its doors are on the side of the yard. */
export function Wing() {
  return (
    <g {...outline}>
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

/** The company's ring, which stands out from the wall by 8. */
function Ring() {
  return (
    <Plane side="right" at={[0, 40, 106]}>
      <path strokeLinecap="round" strokeWidth="80" d="M0 0l-8 8" />
      <path strokeLinecap="round" stroke="var(--brand-deep)" strokeWidth="76" d="M0 0l-8 8" />
      <circle fill="var(--l1)" cx="-8" cy="8" r="39" />
      <circle fill="var(--brand-deep)" cx="-8" cy="8" r="19" />
      <path fill="var(--edge)" d="M9 17A19 19 0 0 1-17-9A19 19 0 0 1 9 17z" />
    </Plane>
  );
}

export function Lift() {
  return (
    <>
      <Box at={[-62, 230, 0]} size={[52, 34, 120]} material="white" />
      <Plane side="left" at={[-62, 264, 120]}>
        <path fill="var(--ctl-border)" {...outline} d="M12 68h28v52H12zM26 68v52" />
        <path fill="var(--on-fill)" d="M17 42l9-14 9 14zM17 48l9 14 9-14z" />
        <circle fill="var(--l1)" {...outline} cx="46" cy="90" r="3.5" />
      </Plane>
    </>
  );
}

/** Low walls, and between them the arch: the left side of its passage is behind its front. */
export function Gate() {
  const { right, top } = boxFaces([70, 228, 0], [100, 20, 90]);
  return (
    <>
      <Box at={[0, 232, 0]} size={[70, 12, 40]} />
      <g {...outline}>
        <Plane side="left" at={[70, 248, 90]}>
          <path fill="var(--rule)" d="M4 2h108v68h-6V36a36 36 0 0 0-72 0v34L14 90H4z" />
        </Plane>
        <path fill="var(--rule)" d={right} />
        <path fill="var(--l4)" d={top} />
        <Plane side="left" at={[70, 248, 90]}>
          <path fill="var(--ctl-border)" d="M0 0h100v90H86V56a36 36 0 0 0-72 0v34H0z" />
          <path
            fill="var(--edge)"
            stroke="none"
            d="M8 10h14v6H8zM4 19h10v6H4zM80 10h14v6H80zM86 19h10v6H86zM3 68h8v6H3zM89 62h8v6H89zM89 80h8v6H89z"
          />
          <path fill="var(--l4)" d="M14 56a36 36 0 0 1 72 0h10a46 46 0 0 0-92 0z" />
          <path strokeWidth="10" strokeDasharray="2 14.1" d="M9 56a41 41 0 0 1 82 0" />
        </Plane>
      </g>
      <Box at={[170, 232, 0]} size={[30, 12, 40]} />
      <Plane side="left" at={[0, 244, 40]}>
        <path
          fill="var(--edge)"
          d="M8 8h14v6H8zM25 8h14v6H25zM16 17h14v6H16zM42 17h14v6H42zM180 8h14v6H180zM176 17h10v6H176z"
        />
      </Plane>
    </>
  );
}

const HANDRAIL = 'M0 16V0h92v16M23 0v16M46 0v16M69 0v16';

/** The footbridge without its near rail, which is in front of the way: see `Rail`. */
export function Footbridge() {
  const { right, top } = boxFaces([80, 334, -5], [48, 96, 5]);
  return (
    <g {...outline}>
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
