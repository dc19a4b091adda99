import { Box, Plane } from '../scenes/Box.tsx';
import { strokes } from '../scenes/strokes.ts';

export function Lift() {
  return (
    <>
      <Box at={[-62, 230, 0]} size={[52, 34, 120]} material="white" />
      <Plane side="left" at={[-62, 264, 120]}>
        <path fill="var(--ctl-border)" {...strokes.outline} d="M12 68h28v52H12zM26 68v52" />
        <path fill="var(--on-fill)" d="M17 42l9-14 9 14zM17 48l9 14 9-14z" />
        <circle fill="var(--l1)" {...strokes.outline} cx="46" cy="90" r="3.5" />
      </Plane>
    </>
  );
}
