import { Fragment } from 'react';
import { Screen } from '../Screen.tsx';
import './LostTableScreen.css';

const ROWS = [
  ['Dock', 'Ship', 'Leaves'],
  ['1', 'Fulmar', '14 May'],
  ['2', 'Skua', '18 May'],
  ['3', 'Tern', '21 May'],
] as const;

/** One row is marked, so that a reader finds its words again. */
const MARKED = 2;

/** A page whose table was lost on the way to Cloud: what were cells before are words that run on. */
export function LostTableScreen() {
  return (
    <Screen title="Repair yard" place="Docks in May" state="Rehearsal 2">
      <div className="lost-table">
        <div>
          <p>In Data Center</p>
          <div>
            {ROWS.flatMap((row, index) =>
              row.map((words) => <Words key={words} isMarked={index === MARKED} words={words} />),
            )}
          </div>
        </div>
        <div>
          <p>In Cloud</p>
          <p>
            {ROWS.map((row, index) => (
              <Fragment key={row[0]}>
                <Words isMarked={index === MARKED} words={row.join(' ')} />{' '}
              </Fragment>
            ))}
          </p>
        </div>
      </div>
    </Screen>
  );
}

function Words({ isMarked, words }: { isMarked: boolean; words: string }) {
  return isMarked ? <mark>{words}</mark> : <span>{words}</span>;
}
