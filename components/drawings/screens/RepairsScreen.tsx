import { Lifted } from '../Lifted.tsx';
import { Screen } from '../Screen.tsx';
import { Marker } from './Marker.tsx';
import './RepairsScreen.css';

/** A tenant reports a repair: three questions, a photograph about to be dropped, and a promise at the end. */
export function RepairsScreen() {
  return (
    <Screen title="Report a repair" place="Tallow Street Housing" state="5 languages" fixed>
      <div className="repairs">
        <div className="repairs__questions">
          <p className="repairs__address">
            Flat 6, 41 Tallow Street
            <Marker note={1} />
          </p>
          <b>Which room?</b>
          <p className="repairs__rooms">
            <span className="repairs__choice repairs__choice--on">Kitchen</span>
            <span className="repairs__choice">Bathroom</span>
            <span className="repairs__choice">Another</span>
          </p>
          <b>What is wrong?</b>
          <p className="repairs__choice repairs__choice--on">
            Water where it should not be
            <Marker note={2} />
          </p>
          <p className="repairs__choice">No heating or hot water</p>
          <p className="repairs__choice">A door, window or lock</p>
          <b>Is it getting worse?</b>
          <p className="repairs__rooms">
            <span className="repairs__choice">Yes</span>
            <span className="repairs__choice repairs__choice--on">No</span>
          </p>
        </div>
        <div className="repairs__aside">
          <b>A photograph, if you have one</b>
          <Lifted>
            <svg className="repairs__photo" viewBox="0 0 120 90" aria-hidden="true">
              <path d="M0 62h120M34 62V38q0-16 16-16h14q14 0 14 14v4M25 38h18M34 38v-8" />
              <path d="M78 50q-7 9 0 12q7-3 0-12z" />
            </svg>
          </Lifted>
          <p className="repairs__promise">
            <b>
              Thursday, 26 November
              <Marker note={3} />
            </b>
            <small>Someone comes between 8 and 12.</small>
          </p>
        </div>
      </div>
    </Screen>
  );
}
