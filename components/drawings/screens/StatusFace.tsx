import { Face } from './Face.tsx';
import { STATUSES } from './statuses.ts';
import './StatusFace.css';

/** Every fifth of the old statuses, from the third. */
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

/** The distances between old statuses and between new ones, which fill the same height, and the way from old to new. */
const PITCH = 14;
const ROW = 80;
const END = 90;

const strands = STATUSES.flatMap(({ was }, row) => Array<number>(was).fill(row)).map(
  (row, index) => `M0 ${PITCH * (index + 0.5)}L${END} ${ROW * (row + 0.5)}`,
);

/** The strands that begin beside the names. */
const named = OLD.map((_, index) => strands[2 + 5 * index]);

/** Line 1: many old statuses run together into few. */
export function StatusFace() {
  const bar = (
    <>
      <b>{strands.length} statuses</b> <small>became {STATUSES.length}</small>
    </>
  );
  return (
    <Face
      line={1}
      name="Collaboration"
      client="Brindlecombe Foods"
      bar={bar}
      className="status-face"
    >
      <p>
        {OLD.map((name) => (
          <small key={name}>{name}</small>
        ))}
      </p>
      <svg
        viewBox={`0 0 ${END} ${STATUSES.length * ROW}`}
        width={END}
        height={STATUSES.length * ROW}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={strands.filter((strand) => !named.includes(strand)).join('')} />
        <path d={named.join('')} />
      </svg>
      <p>
        {STATUSES.map(({ name, was }) => (
          <b key={name}>
            {name} <small>{was}</small>
          </b>
        ))}
      </p>
    </Face>
  );
}
