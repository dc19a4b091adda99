import { Plane } from '../scenes/Box.tsx';

/** The company's ring, which stands out from the wall by 8. */
export function Ring() {
  return (
    <Plane side="right" at={[0, 40, 106]}>
      <path strokeLinecap="round" strokeWidth="80" d="M0 0l-8 8" />
      <path strokeLinecap="round" stroke="var(--cyan-deep)" strokeWidth="76" d="M0 0l-8 8" />
      <circle fill="var(--l1)" cx="-8" cy="8" r="39" />
      <circle fill="var(--cyan-deep)" cx="-8" cy="8" r="19" />
      <path fill="var(--edge)" d="M9 17A19 19 0 0 1-17-9A19 19 0 0 1 9 17z" />
    </Plane>
  );
}
