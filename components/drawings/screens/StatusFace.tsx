import { Face } from './Face.tsx';
import './StatusFace.css';

/** The statuses that are left, how many of the forty old ones went into each, one of those, and who works there. */
const STATUSES = [
  ['Unowned', 4, 'Ask Dave', ''],
  ['New', 9, 'To do (old)', 'PI'],
  ['Mixing', 5, 'In progress 2', 'CW'],
  ['Baking', 7, 'WIP new', 'JD'],
  ['Packing', 6, 'Nearly done', 'PC'],
  ['Loading', 5, 'Done', 'I'],
  ['Gone', 4, 'Really done', 'W'],
] as const;

/** The distances between old statuses that became one, and between new ones. */
const PITCH = 8;
const ROW = 80;
/** The old ones come in here, turn at 0 and have all come together there. */
const START = -90;
const END = 90;

/** Each runs straight, then to where its line begins. */
const strokes = STATUSES.flatMap(([, count], row) =>
  Array.from({ length: count }, (_, index) => {
    const to = ROW * (row + 0.5);
    const from = to + PITCH * (index - (count - 1) / 2);
    return `M${START} ${from}H0L${END} ${to}`;
  }),
).join('');

/** Line 1: forty old statuses run together into seven, each with its people. */
export function StatusFace() {
  return (
    <Face line={1} name="Collaboration" client="Brindlecombe Foods">
      <p className="status-face__bar">
        <b>40 statuses</b> <small>became 7</small>
        <small className="status-face__key">Each letter is a team</small>
      </p>
      <div className="status-face">
        <svg
          viewBox={`${START} 0 ${END - START} ${7 * ROW}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={strokes} />
        </svg>
        {STATUSES.map(([name, , old, people]) => (
          <div key={name}>
            <s>{old}</s>
            {[...(people || ' ')].map((person) => (
              <i key={person}>{person}</i>
            ))}
            <b>{name}</b>
          </div>
        ))}
      </div>
    </Face>
  );
}
