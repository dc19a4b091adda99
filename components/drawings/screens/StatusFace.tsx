import { Face } from './Face.tsx';
import './StatusFace.css';

/** Every fifth of the forty old statuses, from the third. */
const OLD = [
  'Ask Dave',
  'To do (old)',
  'Inbox',
  'Doing (2)',
  'WIP new',
  'Nearly done',
  'Done done',
  'Really done',
];

/** The statuses that are left, and how many of the old ones went into each, in the same order. */
const STATUSES = [
  ['Unowned', 4],
  ['New', 9],
  ['Mixing', 5],
  ['Baking', 7],
  ['Packing', 6],
  ['Loading', 5],
  ['Gone', 4],
] as const;

/** The distances between old statuses and between new ones, which fill the same height, and the way from old to new. */
const PITCH = 14;
const ROW = 80;
const END = 90;

const strands = STATUSES.flatMap(([, count], row) => Array<number>(count).fill(row)).map(
  (row, index) => `M0 ${PITCH * (index + 0.5)}L${END} ${ROW * (row + 0.5)}`,
);

/** Those that begin beside the names. */
const named = OLD.map((_, index) => strands[2 + 5 * index]);

/** Line 1: forty old statuses run together into seven. */
export function StatusFace() {
  return (
    <Face line={1} name="Collaboration" client="Brindlecombe Foods">
      <p className="status-face__bar">
        <b>40 statuses</b> <small>became 7</small>
      </p>
      <div className="status-face">
        <p>
          {OLD.map((name) => (
            <small key={name}>{name}</small>
          ))}
        </p>
        <svg viewBox={`0 0 ${END} ${7 * ROW}`} preserveAspectRatio="none" aria-hidden="true">
          <path d={strands.filter((strand) => !named.includes(strand)).join('')} />
          <path d={named.join('')} />
        </svg>
        <p>
          {STATUSES.map(([name, count]) => (
            <b key={name}>
              {name} <small>{count}</small>
            </b>
          ))}
        </p>
      </div>
    </Face>
  );
}
