import { Screen } from '../Screen.tsx';
import './LostTableScreen.css';

const WORDS = [
  ...['Dock', 'Ship', 'Work', 'Leaves'],
  ...['1', 'Fulmar', 'Hull', '14 May'],
  ...['2', 'Skua', 'Engine 2', '18 May'],
  ...['3', 'Tern', 'Paint', '21 May'],
];

/** A page that has lost the cells of its table: dashes show where they were, and the words run on below them. */
export function LostTableScreen() {
  return (
    <Screen title="Repair yard" place="Docks in May" state="Rehearsal 2">
      <div className="lost-table">
        <div className="lost-table__cells">
          {WORDS.map((words) => (
            <i key={words} />
          ))}
        </div>
        <p>{WORDS.join(' ')}</p>
      </div>
    </Screen>
  );
}
