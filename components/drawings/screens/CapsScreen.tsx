import { Lifted } from '../Lifted.tsx';
import { Screen } from '../Screen.tsx';
import { Marker } from './Marker.tsx';
import './CapsScreen.css';

/** Spending so far, as a height from 40 (nothing) up to 2 (the cap); the last day is an estimate. */
const GROUPS = [
  {
    name: 'Grid',
    owner: 'Amos, ext. 4107',
    spent: '£5,940',
    cap: '£9,000',
    days: 'M0 40 20 36 40 33 60 32 80 26 100 24 120 19 140 17',
    last: 'L160 14',
  },
  {
    name: 'Trading',
    owner: 'Leng, ext. 4133',
    spent: '£4,480',
    cap: '£6,500',
    days: 'M0 40 20 39 40 35 60 26 80 25 100 22 120 19 140 18',
    last: 'L160 14',
  },
  {
    name: 'Shared',
    owner: 'Birk, ext. 4120',
    spent: '£2,210',
    cap: '£4,000',
    days: 'M0 40 20 38 40 36 60 34 80 27 100 26 120 24 140 23',
    last: 'L160 20',
  },
  {
    name: 'Labs',
    owner: 'Onoh, ext. 4158',
    spent: '£1,390',
    cap: '£1,500',
    days: 'M0 40 20 32 40 28 60 27 80 18 100 15 120 11 140 8',
    last: 'L160 5',
  },
] as const;

/** Four groups of accounts, each with its owner, its spending and its cap; the last cap is being raised. */
export function CapsScreen() {
  return (
    <Screen title="Spend" place="1 to 20 November" state="23 accounts" fixed>
      <div className="caps">
        {GROUPS.map(({ name, owner, spent, cap, days, last }, index) => (
          <div key={name} className="caps__group">
            <p className="caps__owner">
              <b>{name}</b>
              <small>
                {owner}
                {index === 1 && <Marker note={2} />}
              </small>
            </p>
            <div className="caps__chart">
              <svg viewBox="0 0 160 42" preserveAspectRatio="none" aria-hidden="true">
                <path className="caps__area" d={`${days}${last}V42H0z`} />
                <path className="caps__cap" d="M0 2h160" />
                <path d={days} />
                <path className="caps__estimate" d={`M140 ${days.split(' ').at(-1)}${last}`} />
              </svg>
              {index === 0 && <Marker note={1} />}
              {index === 2 && (
                <small>
                  <span>estimate</span>
                  <Marker note={3} />
                </small>
              )}
            </div>
            <div className="caps__owner">
              <b>{spent}</b>
              {index === 3 ? (
                <Lifted>
                  <p className="caps__label">of {cap}</p>
                </Lifted>
              ) : (
                <small>of {cap}</small>
              )}
            </div>
          </div>
        ))}
      </div>
    </Screen>
  );
}
