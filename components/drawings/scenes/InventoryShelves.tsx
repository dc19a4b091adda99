import { Box, type BoxProps, Plane } from './Box.tsx';
import { Scene } from './Scene.tsx';
import { strokes } from './strokes.ts';
import { Wagon } from './Wagon.tsx';

/** Position along the shelf, width, height and material; `ghost` is left behind, and crossed out. */
type Crate = readonly [x: number, width: number, height: number, material: BoxProps['material']];

/** By height above the floor. */
const SHELVES: readonly (readonly [z: number, crates: readonly Crate[]])[] = [
  [
    0,
    [
      [12, 46, 42, 'white'],
      [64, 34, 28, 'brand'],
      [116, 42, 42, 'steel'],
      [164, 42, 32, 'ghost'],
      [224, 56, 42, 'brand'],
      [286, 32, 30, 'white'],
    ],
  ],
  [
    56,
    [
      [12, 32, 36, 'steel'],
      [50, 48, 26, 'brand'],
      [116, 46, 40, 'ghost'],
      [168, 38, 30, 'white'],
      [224, 36, 42, 'white'],
      [266, 52, 30, 'steel'],
    ],
  ],
  [
    112,
    [
      [12, 54, 36, 'brand'],
      [116, 32, 28, 'white'],
      [154, 48, 40, 'brand'],
      [224, 42, 36, 'ghost'],
      [274, 44, 26, 'steel'],
    ],
  ],
];

/** Where the rack is, how high its posts are, and where they are along it. */
const [X, Y, POST] = [66, 14, 56] as const;
const POSTS = [0, 106, 214, 324] as const;

/** Assess: everything there is, on shelves. What is left behind is an outline, and the sheet lists it. */
export function InventoryShelves() {
  return (
    <Scene>
      {SHELVES.map(([z, crates]) => (
        <Shelf key={z} z={z} crates={crates} />
      ))}
      <Box at={[24, 92, 0]} size={[150, 78, 3]} material="white" />
      <Plane side="floor" at={[24, 92, 3]}>
        <path fill="var(--l1)" d="M0 0h150v14H0z" />
        <path {...strokes.ink} d="M12 30h52M12 46h66M12 62h44" />
        <path {...strokes.faint} d="M90 30h20M90 46h14M90 62h20" />
        <path {...strokes.mark} d="M124 29l5 6 9-11M124 61l5 6 9-11" />
      </Plane>
      <Wagon
        x={236}
        load={[
          [40, 38, 'white'],
          [34, 26, 'brand'],
          [44, 34, 'white'],
        ]}
      />
    </Scene>
  );
}

function Shelf({ z, crates }: { z: number; crates: readonly Crate[] }) {
  const post = (y: number) =>
    POSTS.map((x) => <Box key={x} at={[X + x, y, z]} size={[6, 6, POST]} material="white" />);
  return (
    <g>
      {post(Y)}
      <Box at={[X, Y, z]} size={[330, 56, 5]} material="white" />
      {crates.map(([x, width, height, material]) => (
        <g key={x}>
          <Box at={[X + x, Y + 8, z + 5]} size={[width, 40, height]} material={material} />
          {material === 'ghost' && (
            <Plane side="left" at={[X + x + width / 2, Y + 48, z + 5 + height / 2]}>
              <path {...strokes.cross} d="M-7-7 7 7M-7 7 7-7" />
            </Plane>
          )}
        </g>
      ))}
      {post(Y + 50)}
    </g>
  );
}
