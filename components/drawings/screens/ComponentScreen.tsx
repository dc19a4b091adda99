import { Lifted } from '../Lifted.tsx';
import { Screen } from '../Screen.tsx';
import { Marker } from './Marker.tsx';
import './ComponentScreen.css';

const NEIGHBOURS = [
  'avatar',
  'badge',
  'button-play',
  'card-level',
  'dialog',
  'field',
  'meter-health',
  'switch-sound',
];
const STATES = ['rest', 'hover', 'focus', 'disabled'] as const;

/**
 * A page of a component library: one button in all states, as designed and as shipped; the last comparison is being
 * made.
 */
export function ComponentScreen() {
  return (
    <Screen title="Library" place="64 components" state="Quillhaven Games" fixed>
      <div className="component">
        <p className="component__list">
          {NEIGHBOURS.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </p>
        <div className="component__sheet">
          <b className="component__name">button-play</b>
          <p className="component__row">
            <small>State</small>
            <small>Drawn</small>
            <small>
              Shipped
              <Marker note={1} />
            </small>
          </p>
          {STATES.map((state) => (
            <div key={state} className="component__row">
              <span>
                {state}
                {state === 'focus' && <Marker note={2} />}
              </span>
              <Button state={state} />
              {state === 'disabled' ? (
                <Lifted>
                  <Button state={state} />
                </Lifted>
              ) : (
                <Button state={state} />
              )}
            </div>
          ))}
          <p className="component__date">
            Compared on 12 June 2026: 4 of 4 match
            <Marker note={3} />
          </p>
        </div>
      </div>
    </Screen>
  );
}

function Button({ state }: { state: string }) {
  return <b className={`component__button component__button--${state}`}>Resume</b>;
}
