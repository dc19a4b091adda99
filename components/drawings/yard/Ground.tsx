import { Plane } from '../scenes/Box.tsx';

/** The lane and the harbour, to beyond the edges of any panel. The water is lower than the quays, so that the far one shows its wall. */
export function Ground() {
  return (
    <Plane side="floor" at={[0, 0, 0]}>
      <path fill="var(--rule)" d="M-1500 266h3500v46h-3500z" />
      <path fill="var(--edge)" d="M-1500 346h3500v12h-3500z" />
      <path fill="var(--cyan-deep)" fillOpacity=".45" d="M-1500 358h3500v60h-3500z" />
      <path stroke="var(--ctl-border)" strokeWidth="4" d="M-1500 346h3500M-1500 420h3500" />
      <path
        stroke="var(--cyan-deep)"
        strokeWidth="3"
        d="M-128 396h44M48 376h22M470 376h44M-330 396h44"
      />
    </Plane>
  );
}
