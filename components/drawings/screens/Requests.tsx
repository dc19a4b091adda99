import { Icon } from '../../ui/Icon.tsx';
import { Marker } from '../Screen.tsx';
import * as pictograms from './pictograms.ts';
import './Requests.css';

/** Pictogram, name, questions, and the note: the first is on the number of questions, the others on the name. */
const KINDS: readonly (readonly [
  pictogram: string,
  kind: string,
  questions: number,
  note?: 1 | 2 | 3,
])[] = [
  [pictograms.broken, 'Something is broken', 4],
  [pictograms.bill, 'A question about rent', 3],
  [pictograms.key, 'I lost a key', 2],
  [pictograms.horn, 'I want to complain', 5, 1],
  [pictograms.person, 'My details changed', 3],
  [pictograms.van, 'I am moving out', 4],
  [pictograms.speaker, 'A noisy neighbour', 4],
  [pictograms.letter, 'A letter I don’t follow', 2, 2],
  [pictograms.bubble, 'Something else', 1, 3],
];

/** The start page of a service desk: nine kinds of request, one of them chosen. */
export function Requests() {
  return (
    <div className="requests">
      <div>What do you need?</div>
      {KINDS.map(([pictogram, kind, questions, note]) => (
        <p key={kind}>
          <Icon path={pictogram} />
          <b>
            {kind}
            {note && note > 1 && <Marker note={note} />}
          </b>
          <small>
            {questions} {questions === 1 ? 'question' : 'questions'}
            {note === 1 && <Marker note={note} />}
          </small>
        </p>
      ))}
    </div>
  );
}
