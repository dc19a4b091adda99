import { slabFaces } from '../slab-faces.ts';

/** None is in front of the yard or taller than it, or behind a label. */
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

/** Blocks without ink or light, so that the yard stands out of them. */
export function Town() {
  return BLOCKS.map(([x, y, width, depth, height]) => {
    const { left, right, top } = slabFaces({ at: [x, y, height], width, depth, height });
    return (
      <g key={left} stroke="var(--edge)" strokeWidth="2">
        <path fill="var(--rule)" d={left + top} />
        <path fill="var(--paper)" d={right} />
      </g>
    );
  });
}
