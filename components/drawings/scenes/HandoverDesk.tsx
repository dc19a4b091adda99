import type { Space } from '../project-iso.ts';
import { Box, type BoxProps, Plane } from './Box.tsx';
import { PLATFORM, Scene } from './Scene.tsx';
import { strokes } from './strokes.ts';

/** Settle: two seats at one desk, the map on the wall, the runbook and the keys, and a line that ends here. */
export function HandoverDesk() {
  const { track, height } = PLATFORM;
  return (
    <Scene end={352}>
      <Box at={[70, 8, 44]} size={[290, 8, 118]} material="white" />
      <Plane side="left" at={[70, 16, 162]}>
        <path {...strokes.ink} d="M20 26h84l36 36h130M20 84h66l22-22" />
        <path
          fill="var(--invert)"
          {...strokes.ink}
          d="M120 62a9 9 0 0 1 9-9h22a9 9 0 0 1 0 18h-22a9 9 0 0 1-9-9z"
        />
      </Plane>
      <Box at={[96, 66, 0]} size={[8, 70, 58]} material="steel" />
      <Box at={[316, 66, 0]} size={[8, 70, 58]} material="steel" />
      <Box at={[86, 60, 58]} size={[250, 84, 7]} material="white" />
      <Box at={[148, 74, 65]} size={[36, 20, 3]} material="steel" />
      <Box at={[112, 80, 72]} size={[108, 6, 70]} material="steel" />
      <Plane side="left" at={[112, 86, 142]}>
        <path fill="var(--panel)" d="M5 5h98v60H5z" />
        <path fill="var(--l1)" d="M11 12h50v8H11z" />
        <path fill="var(--invert)" d="M11 28h82v6H11zM11 40h64v6H11zM11 52h74v6H11z" />
      </Plane>
      <Box at={[246, 84, 65]} size={[56, 40, 12]} material="brand" />
      <Plane side="floor" at={[246, 84, 77]}>
        <path {...strokes.ink} d="M10 12h34M10 24h22" />
      </Plane>
      <Box at={[356, 56, 0]} size={[44, 96, 30]} material="steel" />
      {BOOKS.map(([y, height, material]) => (
        <Box key={y} at={[362, y, 30]} size={[32, 11, height]} material={material} />
      ))}
      <Chair at={[128, 150, 0]} material="brand" />
      <Chair at={[224, 150, 0]} material="white" />
      <Box at={[352, track - 26, 0 - height]} size={[14, 52, 34]} material="white" />
    </Scene>
  );
}

/** On the low shelf: the position along it, the height, and the material. */
const BOOKS: readonly (readonly [y: number, height: number, material: BoxProps['material']])[] = [
  [62, 40, 'white'],
  [75, 40, 'white'],
  [88, 34, 'brand'],
  [101, 40, 'white'],
  [124, 30, 'ghost'],
];

function Chair({ at: [x, y, z], material }: { at: Space; material: BoxProps['material'] }) {
  return (
    <>
      <Box at={[x + 16, y + 10, z]} size={[10, 10, 26]} material="steel" />
      <Box at={[x, y - 8, z + 26]} size={[44, 40, 8]} material={material} />
      <Box at={[x, y + 26, z + 34]} size={[44, 6, 36]} material={material} />
    </>
  );
}
