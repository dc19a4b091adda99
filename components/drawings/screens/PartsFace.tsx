import { Lifted } from '../Lifted.tsx';
import { Face } from './Face.tsx';
import './PartsFace.css';

/** Line 2: a sheet of components, each with its name in the code below; one duplicate is being removed. */
export function PartsFace() {
  return (
    <Face line={2} name="Design" client="Quillhaven Games" className="parts-face">
      <p className="drawn__card">
        <b className="drawn__button">Resume game</b>
        <small>button-play</small>
      </p>
      <p className="drawn__card">
        <svg viewBox="0 0 34 19" width="34" height="19" aria-hidden="true">
          <rect width="34" height="19" rx="9.5" fill="var(--ink)" />
          <circle cx="24.5" cy="9.5" r="7" fill="var(--line-colour)" />
        </svg>
        <small>switch-sound</small>
      </p>
      <p className="drawn__card">
        <i />
        <small>meter-health</small>
      </p>
      <Lifted>
        <p className="drawn__card">
          <b>Resume</b>
          <small>merged today</small>
        </p>
      </Lifted>
      <div>
        <b>64</b> components <small>from 148</small>
      </div>
    </Face>
  );
}
