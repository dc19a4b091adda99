import { Screen } from '../Screen.tsx';
import { Marker } from './Marker.tsx';
import './RequestsScreen.css';

/** Name, questions, and the note on it. */
const KINDS: readonly (readonly [string, number, (1 | 2 | 3)?])[] = [
  ['Something is broken', 4],
  ['A question about rent', 3],
  ['I lost a key', 2],
  ['I want to complain', 5, 1],
  ['My details changed', 3],
  ['I am moving out', 4],
  ['A noisy neighbour', 4],
  ['A letter I don’t follow', 2, 2],
  ['Something else', 1, 3],
];

/** The start page of a service desk: nine kinds of request, one of them chosen. */
export function RequestsScreen() {
  return (
    <Screen title="Ask the desk" place="Tallow Street Housing" fixed>
      <div className="requests">
        <p className="requests__title">What do you need?</p>
        {KINDS.map(([kind, questions, note]) => (
          <p key={kind} className="requests__kind">
            <b>{kind}</b>
            <small>
              {questions} {questions === 1 ? 'question' : 'questions'}
              {note && <Marker note={note} />}
            </small>
          </p>
        ))}
      </div>
    </Screen>
  );
}
