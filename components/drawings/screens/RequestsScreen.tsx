import { Screen } from '../Screen.tsx';
import { Marker } from './Marker.tsx';
import './RequestsScreen.css';

const KINDS = [
  ['Something is broken', 4],
  ['A question about rent', 3],
  ['I lost a key', 2],
  ['I want to complain', 5],
  ['My details changed', 3],
  ['I am moving out', 4],
  ['A noisy neighbour', 4],
  ['A letter I don’t follow', 2],
  ['Something else', 1],
] as const;

/** The note on a kind. */
const NOTES: Readonly<Record<string, 1 | 2 | 3>> = {
  'I want to complain': 1,
  'A letter I don’t follow': 2,
  'Something else': 3,
};

/** The start page of a service desk: nine kinds of request, one of them chosen. */
export function RequestsScreen() {
  return (
    <Screen title="Ask the desk" place="Tallow Street Housing" fixed>
      <div className="requests">
        <p className="requests__title">What do you need?</p>
        {KINDS.map(([kind, questions]) => (
          <p key={kind} className="requests__kind">
            <b>{kind}</b>
            <small>
              {questions} {questions === 1 ? 'question' : 'questions'}
              {NOTES[kind] && <Marker note={NOTES[kind]} />}
            </small>
          </p>
        ))}
      </div>
    </Screen>
  );
}
