import type { Space } from '../project-iso.ts';
import { Box, Plane } from './Box.tsx';
import { Scene } from './Scene.tsx';
import { strokes } from './strokes.ts';
import { Wagon } from './Wagon.tsx';

const TONES = { steel: 'var(--ctl-border)', brand: 'var(--l1)' } as const;

const LOOP = { x: 44, y: 58, width: 336, height: 96, rx: 48 } as const;

/** Rehearse: a copy runs its loop twice, against the clock, while the original stays where it was. */
export function RehearsalTrack() {
  return (
    <Scene
      floor={
        <>
          <rect {...strokes.loop} {...LOOP} />
          <rect {...strokes.ties} {...LOOP} />
          <rect {...strokes.line} {...LOOP} />
        </>
      }
    >
      <Clock at={[96, 20, 0]} sweep="M0 0V-32A32 32 0 1 1 -31 8z" tone="steel" />
      <Clock at={[264, 20, 0]} sweep="M0 0V-32A32 32 0 0 1 22 23z" tone="brand" />
      {[122, 168, 214].map((x) => (
        <Box key={x} at={[x, 42, 4]} size={[40, 32, 26]} material="ghost" />
      ))}
      {[150, 196, 242].map((x) => (
        <Box key={x} at={[x, 138, 4]} size={[40, 32, 26]} material="brand" />
      ))}
      <Wagon
        x={20}
        load={[
          [40, 34, 'white'],
          [40, 34, 'white'],
          [40, 34, 'white'],
        ]}
      />
    </Scene>
  );
}

interface ClockProps {
  at: Space;
  /** How much of the hour has passed. */
  sweep: string;
  tone: keyof typeof TONES;
}

function Clock({ at: [x, y, z], sweep, tone }: ClockProps) {
  return (
    <>
      <Box at={[x - 4, y - 4, z]} size={[8, 8, 92]} material="steel" />
      <Plane side="left" at={[x, y + 4, z + 130]}>
        <circle fill="var(--invert)" {...strokes.ink} r="44" />
        <path fill={TONES[tone]} d={sweep} />
        <path {...strokes.ink} d="M0-38v7M38 0h-7M0 38v-7M-38 0h7" />
      </Plane>
    </>
  );
}
