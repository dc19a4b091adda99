import { Fragment } from 'react';
import { FixedScreen } from './FixedScreen.tsx';
import { Marker } from './Marker.tsx';
import './RunbookScreen.css';

const STEPS = [
  {
    at: 'Fri 22:00',
    length: '10 min',
    step: 'Freeze',
    who: 'Tobias',
    check: 'The banner is on every page',
  },
  {
    at: 'Fri 22:10',
    length: '4 h 20 min',
    step: 'Export',
    who: 'Jonas',
    check: 'The file opens cleanly',
  },
  {
    at: 'Sat 02:30',
    length: '12 h 30 min',
    step: 'Import',
    who: 'Jonas',
    check: 'All 1,100 listed',
  },
  {
    at: 'Sat 15:00',
    length: '6 h',
    step: '12 checks',
    who: 'Priya',
    check: 'The last: ten rosters open',
  },
  {
    at: 'Sun 18:00',
    length: '15 min',
    step: 'Open',
    who: 'Priya',
    check: 'Crew planners move a card',
  },
] as const;

/** The last step before there is no way back. */
const CHECKS = 3;

/** A cutover once the last check has passed: step by step, with the hour after which nothing goes back. */
export function RunbookScreen() {
  return (
    <FixedScreen title="Cutover, as at Sat 21:00" state="Northmoor Ferries">
      <div className="runbook">
        {STEPS.map(({ at, length, step, who, check }, index) => (
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
    </FixedScreen>
  );
}

function Tick() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d="m5 10 4 4 7-8" />
    </svg>
  );
}
