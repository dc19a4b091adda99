import { Box, Plane } from '../scenes/Box.tsx';
import { strokes } from '../scenes/strokes.ts';
import { slabFaces } from '../slab-faces.ts';

/** Low walls, and between them the arch: the left side of its passage is behind its front. */
export function Gate() {
  const { right, top } = slabFaces({ at: [70, 228, 90], width: 100, depth: 20, height: 90 });
  return (
    <>
      <Box at={[0, 232, 0]} size={[70, 12, 40]} />
      <g {...strokes.outline}>
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
