import { Fragment } from 'react';
import { Marker } from '../Screen.tsx';
import './Runbook.css';

const STEPS = [
  ['Fri 22:00', '10 min', 'Freeze', 'Tobias', 'The banner is on every page'],
  ['Fri 22:10', '4 h 20 min', 'Export', 'Jonas', 'The file opens cleanly'],
  ['Sat 02:30', '12 h 30 min', 'Import', 'Jonas', 'All 1,100 listed'],
  ['Sat 15:00', '6 h', '12 checks', 'Priya', 'The last: ten rosters open'],
  ['Sun 18:00', '15 min', 'Open', 'Priya', 'Crew planners move a card'],
] as const;

/** The last step before there is no way back. */
const CHECKS = 3;

/** A cutover once the last check has passed: step by step, with the hour after which nothing goes back. */
export function Runbook() {
  return (
    <div className="runbook">
      {STEPS.map(([at, length, step, who, check], index) => (
        <Fragment key={at}>
          <div>
            <p>
              <b>{at}</b>
              <small>
                {length}
                {index === 1 && <Marker note={1} />}
              </small>
            </p>
            <p>
              <b>{step}</b>
              <small>{who}</small>
            </p>
            <p>
              {check}
              {index === 2 && <Marker note={2} />}
            </p>
            {index <= CHECKS ? <Tick /> : <i />}
          </div>
          {index === CHECKS && (
            <p>
              <b>Sun 03:00</b> Point of no return
              <Marker note={3} />
            </p>
          )}
        </Fragment>
      ))}
    </div>
  );
}

function Tick() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d="m5 10 4 4 7-8" />
    </svg>
  );
}
