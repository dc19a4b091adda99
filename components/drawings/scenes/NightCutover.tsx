import { Box, Plane } from './Box.tsx';
import { PLATFORM, Scene, TRACK_START } from './Scene.tsx';
import { strokes } from './strokes.ts';
import { Wagon } from './Wagon.tsx';

const CABINETS = [14, 62, 110] as const;
const STEPS = [0, 22, 44] as const;

/**
 * Move: by night, everything travels from the old cabinets to the new platform; until 03:00 a second track leads back.
 */
export function NightCutover() {
  const { track } = PLATFORM;
  return (
    <Scene
      tracks={
        <>
          <path {...strokes.bed} d={`M${TRACK_START} ${track + 56}H40`} />
          <path {...strokes.siding} d={`M${TRACK_START} ${track + 56}H40l56-56`} />
        </>
      }
    >
      <path fill="var(--invert)" d="M273.9-113.9A34 34 0 1 0 305.6-63.3A30 30 0 0 1 273.9-113.9z" />
      {CABINETS.map((x) => (
        <g key={x}>
          <Box at={[x, 24, 0]} size={[44, 60, 124]} material="steel" />
          <Plane side="left" at={[x, 84, 124]}>
            <path {...strokes.ink} d="M7 30h30M7 52h30M7 74h30M7 96h30" />
            <circle fill="var(--invert)" cx="34" cy="14" r="3.5" />
          </Plane>
        </g>
      ))}
      <Box at={[206, 40, 0]} size={[7, 7, 112]} material="steel" />
      <Plane side="left" at={[210, 47, 142]}>
        <circle fill="var(--invert)" {...strokes.ink} r="34" />
        <path {...strokes.ink} d="M0-24V0H18" />
      </Plane>
      {STEPS.map((z) => (
        <Box
          key={z}
          at={[258, 26, z]}
          size={[146, 132, 12]}
          material={z === 44 ? 'brand' : 'white'}
        />
      ))}
      <Plane side="floor" at={[258, 26, 56]}>
        <path {...strokes.ink} d="M0 66h146" />
        <circle fill="var(--invert)" {...strokes.ink} cx="73" cy="66" r="38" />
        <circle fill="var(--l1)" {...strokes.ink} cx="73" cy="66" r="16" />
      </Plane>
      <Wagon
        x={112}
        load={[
          [40, 34, 'white'],
          [36, 26, 'brand'],
        ]}
      />
      <Wagon
        x={204}
        load={[
          [30, 30, 'brand'],
          [46, 38, 'white'],
        ]}
      />
      <Box at={[296, track - 20, 4 - PLATFORM.height]} size={[78, 40, 40]} material="brand" />
      <Plane side="left" at={[296, track + 20, 44 - PLATFORM.height]}>
        <path fill="var(--invert)" d="M44 8h12v14H44zM60 8h12v14H60z" />
      </Plane>
    </Scene>
  );
}
