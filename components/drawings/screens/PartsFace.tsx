import { Lifted } from '../Lifted.tsx';
import { Face } from './Face.tsx';
import './PartsFace.css';

/** Line 2: a sheet of components, each with its name in the code below; one duplicate is being removed. */
export function PartsFace() {
  return (
    <Face line={2} name="Design" client="Quillhaven Games">
      <div className="parts-face">
        <div className="parts-face__part">
          <b>
            Resume<span> game</span>
          </b>
          <small>button-play</small>
        </div>
        <div className="parts-face__part">
          <i />
          <small>switch-sound</small>
        </div>
        <div className="parts-face__part">
          <i />
          <small>meter-health</small>
        </div>
        <Lifted>
          <div className="parts-face__part">
            <b>Resume</b>
            <small>merged today</small>
          </div>
        </Lifted>
        <p>
          <b>64</b> components <small>from 148</small>
        </p>
      </div>
    </Face>
  );
}
