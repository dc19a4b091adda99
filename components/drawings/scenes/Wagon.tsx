import { Box, type BoxProps } from './Box.tsx';
import { PLATFORM } from './Scene.tsx';

export interface WagonProps {
  /** The position of its rear along the line. */
  x: number;
  /** Along x, from the rear: length, height and material of each crate. */
  load: readonly (readonly [length: number, height: number, material: BoxProps['material']])[];
}

const [DEPTH, DECK, GAP] = [38, 8, 4] as const;

/** A flat wagon on the line, with its load. */
export function Wagon({ x, load }: WagonProps) {
  const [y, z] = [PLATFORM.track - DEPTH / 2, 4 - PLATFORM.height];
  const starts = load.map((_, index) =>
    load.slice(0, index).reduce((end, [length]) => end + length + GAP, x + GAP),
  );
  const [last] = load.at(-1) ?? [0];
  return (
    <>
      <Box
        at={[x, y, z]}
        size={[(starts.at(-1) ?? x) + last + GAP - x, DEPTH, DECK]}
        material="white"
      />
      {load.map(([length, height, material], index) => (
        <Box
          key={starts[index]}
          at={[starts[index] ?? x, y + 5, z + DECK]}
          size={[length, DEPTH - 10, height]}
          material={material}
        />
      ))}
    </>
  );
}
