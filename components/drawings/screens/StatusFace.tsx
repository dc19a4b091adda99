import { Face } from './Face.tsx';
import './StatusFace.css';

/** The statuses that are left, how many of the forty old ones went into each, and one of those. */
const STATUSES = [
  ['Unowned', 4, 'Ask Dave'],
  ['New', 9, 'To do (old)'],
  ['Mixing', 5, 'In progress 2'],
  ['Baking', 7, 'WIP new'],
  ['Packing', 6, 'Nearly done'],
  ['Loading', 5, 'Done'],
  ['Gone', 4, 'Really done'],
] as const;

/** The distances between old statuses that became one, and between new ones, and from the old to the new. */
const PITCH = 8;
const ROW = 80;
const END = 90;

const strokes = STATUSES.flatMap(([, count], row) =>
  Array.from({ length: count }, (_, index) => {
    const to = ROW * (row + 0.5);
    const from = to + PITCH * (index - (count - 1) / 2);
    return `M0 ${from}L${END} ${to}`;
  }),
).join('');

/** Line 1: forty old statuses run together into seven. */
export function StatusFace() {
  return (
    <Face line={1} name="Collaboration" client="Brindlecombe Foods">
      <p className="status-face__bar">
        <b>40 statuses</b> <small>became 7</small>
      </p>
      <div className="status-face">
        <svg viewBox={`0 0 ${END} ${7 * ROW}`} preserveAspectRatio="none" aria-hidden="true">
          <path d={strokes} />
        </svg>
        {STATUSES.map(([name, , old]) => (
          <div key={name}>
            <small>{old}</small>
            <b>{name}</b>
          </div>
        ))}
      </div>
    </Face>
  );
}
