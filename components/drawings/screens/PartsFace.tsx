import { Lifted } from '../Lifted.tsx';
import { Face } from './Face.tsx';
import './PartsFace.css';

/** Line 2: a sheet of components, each with its name in the code below; one duplicate is being removed. */
export function PartsFace() {
  return (
    <Face line={2} name="Design" client="Quillhaven Games">
      <div className="parts-face">
        <div className="parts-face__part">
          <b className="parts-face__button">
            Resume<span> game</span>
          </b>
          <small>button-play</small>
        </div>
        <div className="parts-face__part">
          <i className="parts-face__switch" />
          <small>switch-sound</small>
        </div>
        <div className="parts-face__part">
          <i className="parts-face__meter" />
          <small>meter-health</small>
        </div>
        <Lifted>
          <div className="parts-face__part">
            <b className="parts-face__button parts-face__button--old">Resume</b>
            <small>merged today</small>
          </div>
        </Lifted>
        <p className="parts-face__count">
          <b>64</b> components <small>from 148</small>
        </p>
      </div>
    </Face>
  );
}
