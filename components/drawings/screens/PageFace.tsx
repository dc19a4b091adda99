import { Lifted } from '../Lifted.tsx';
import { Face } from './Face.tsx';
import './PageFace.css';

/** Line 3: a page being built from blocks, the last of which is about to be dropped. */
export function PageFace() {
  const bar = (
    <>
      Spring list <b className="drawn__button">Publish</b>
    </>
  );
  return (
    <Face line={3} name="Web" client="Ardley &amp; Pym Press" bar={bar} className="page-face">
      <p>Nine new books for spring</p>
      <b>
        <svg viewBox="0 0 60 33" width="60" height="33" aria-hidden="true">
          <circle cx="43" cy="16.5" r="16.5" fill="var(--ink)" />
        </svg>
        The Salt Road
      </b>
      <b>
        <svg
          viewBox="0 0 60 29"
          width="60"
          height="29"
          stroke="var(--line-colour)"
          aria-hidden="true"
        >
          <path d="M0 10.2h60M0 27.8h60" strokeWidth="2.4" />
        </svg>
        Low Water
      </b>
      <Lifted>
        <b>
          <svg
            viewBox="0 0 60 45"
            width="60"
            height="45"
            fill="none"
            stroke="var(--line-colour)"
            aria-hidden="true"
          >
            <circle cx="22.5" cy="22.5" r="20" strokeWidth="5" />
          </svg>
          Ash and Ferry
        </b>
      </Lifted>
      <p>
        <i />
        <i />
        <i />
      </p>
    </Face>
  );
}
