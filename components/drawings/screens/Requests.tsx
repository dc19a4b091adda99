import { Icon } from '../../ui/Icon.tsx';
import { Marker } from '../Screen.tsx';
import './Requests.css';

/** 24 × 24, each as one filled path; parts inside another part are cut out. */
const PICTOGRAMS = {
  bill: 'M4 2h16v20l-4-2.5-4 2.5-4-2.5L4 22zM8 7v2.5h8V7zM8 12v2.5h5V12z',
  broken: 'M2 4h9.5l-3 6 4 3L8 20H2zM14.5 4H22v16H11l4.5-7.8-4-3z',
  bubble: 'M2 3h20v15H11l-5 4.5V18H2zM6 9v3h3V9zM10.5 9v3h3V9zM15 9v3h3V9z',
  horn: 'M2 8h7l9-5v18l-9-5v6H5v-6H2zM20 9a3.5 3.5 0 0 1 0 6z',
  key: 'M8 2a6 6 0 0 1 5.2 9L22 19.8V22h-4.5v-2.5H15V17h-2.5v-2.5l-1.5-1.3A6 6 0 1 1 8 2M7 5a2 2 0 1 0 .01 0z',
  letter: 'M2 4h20v1.5L12 13 2 5.5zM2 9l10 7.5L22 9v11H2z',
  person: 'M12 2a5 5 0 1 1-.01 0M2 22v-2a7 7 0 0 1 7-7h6a7 7 0 0 1 7 7v2z',
  speaker: 'M2 8h4l6-5v18l-6-5H2zM15 8h2.5v8H15zM19.5 4.5H22v15h-2.5z',
  van: 'M1 5h13v12h-3.7a3.3 3.3 0 0 0-6.6 0H1zM16 8h3.5L23 12.5V17h-1.7a3.3 3.3 0 0 0-5.3-2.6zM7 14.8a2.2 2.2 0 1 1-.01 0M18 14.8a2.2 2.2 0 1 1-.01 0',
} as const;

/** Pictogram, name, questions, and the note: the first is on the number of questions, the others on the name. */
const KINDS: readonly (readonly [
  pictogram: string,
  kind: string,
  questions: number,
  note?: 1 | 2 | 3,
])[] = [
  [PICTOGRAMS.broken, 'Something is broken', 4],
  [PICTOGRAMS.bill, 'A question about rent', 3],
  [PICTOGRAMS.key, 'I lost a key', 2],
  [PICTOGRAMS.horn, 'I want to complain', 5, 1],
  [PICTOGRAMS.person, 'My details changed', 3],
  [PICTOGRAMS.van, 'I am moving out', 4],
  [PICTOGRAMS.speaker, 'A noisy neighbour', 4],
  [PICTOGRAMS.letter, 'A letter I don’t follow', 2, 2],
  [PICTOGRAMS.bubble, 'Something else', 1, 3],
];

/** The start page of a service desk: nine kinds of request, one of them chosen. */
export function Requests() {
  return (
    <div className="requests">
      <div>What do you need?</div>
      {KINDS.map(([pictogram, kind, questions, note]) => (
        <p key={kind} className="drawn__card">
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
