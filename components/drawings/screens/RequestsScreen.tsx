import { Icon } from '../../ui/Icon.tsx';
import {
  banknote,
  key,
  mailQuestion,
  megaphone,
  message,
  truck,
  userPen,
  volume,
  wrench,
} from '../../ui/icon-paths.ts';
import { Screen } from '../Screen.tsx';
import { Marker } from './Marker.tsx';
import './RequestsScreen.css';

/** Icon, name, questions, and the note on it. */
const KINDS: readonly (readonly [
  icon: string,
  kind: string,
  questions: number,
  note?: 1 | 2 | 3,
])[] = [
  [wrench, 'Something is broken', 4],
  [banknote, 'A question about rent', 3],
  [key, 'I lost a key', 2],
  [megaphone, 'I want to complain', 5, 1],
  [userPen, 'My details changed', 3],
  [truck, 'I am moving out', 4],
  [volume, 'A noisy neighbour', 4],
  [mailQuestion, 'A letter I don’t follow', 2, 2],
  [message, 'Something else', 1, 3],
];

/** The start page of a service desk: nine kinds of request, one of them chosen. */
export function RequestsScreen() {
  return (
    <Screen title="Ask the desk" place="Tallow Street Housing" fixed>
      <div className="requests">
        <p className="requests__title">What do you need?</p>
        {KINDS.map(([icon, kind, questions, note]) => (
          <p key={kind} className="requests__kind">
            <Icon path={icon} />
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
