import { Lifted } from '../Lifted.tsx';
import { Face } from './Face.tsx';
import './StatusFace.css';

/** The statuses that are left, and how many of the forty old ones went into each. */
const STATUSES = [
  ['Unowned', 4],
  ['New', 9],
  ['Mixing', 5],
  ['Baking', 7],
  ['Packing', 6],
  ['Loading', 5],
  ['Gone', 4],
] as const;

/** Line 1: forty old statuses become seven; the last of them is on its way. */
export function StatusFace() {
  return (
    <Face line={1} name="Collaboration">
      <p className="status-face__bar">
        <b>40 statuses</b> <small>became 7</small>
      </p>
      <div className="status-face">
        {STATUSES.map(([name, count], row) => (
          <div key={name}>
            {Array.from({ length: count - Number(row === 1) }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
              <i key={index} />
            ))}
            {row === 1 && (
              <Lifted>
                <i />
              </Lifted>
            )}
            <b>{name}</b>
          </div>
        ))}
      </div>
    </Face>
  );
}
