import type { DrawnScreenName } from './DrawnScreen.tsx';
import './ScreenSketch.css';

/** A screen as seen from a distance, 40 wide and 30 high: areas to be filled. */
const SHAPES: Readonly<Record<DrawnScreenName, string>> = {
  flow: 'M4 5h7v8H4zM13 5h7v14h-7zM22 5h7v6h-7zM22 13h7v6h-7zM31 5h5v10h-5z',
  requests:
    'M4 6h9v5H4zM16 6h9v5h-9zM28 6h8v5h-8zM4 13h9v5H4zM16 13h9v5h-9zM28 13h8v5h-8zM4 20h9v5H4zM16 20h9v5h-9z',
  runbook:
    'M4 5h5v3H4zM12 5h20v3H12zM4 11h5v3H4zM12 11h16v3H12zM4 17h32v3H4zM4 23h5v3H4zM12 23h18v3H12z',
};

/** A drawn screen at the size of a stamp. */
export function ScreenSketch({ name }: { name: DrawnScreenName }) {
  return (
    <svg className="screen-sketch" viewBox="0 0 40 30" aria-hidden="true">
      <path d={SHAPES[name]} />
    </svg>
  );
}
