import { Screen } from '../Screen.tsx';
import { Flow } from './Flow.tsx';
import { Requests } from './Requests.tsx';
import { Runbook } from './Runbook.tsx';
import './DrawnScreen.css';

/** By name: title bar, content, and shapes as seen from a distance, 40 wide and 30 high, to be filled. */
const SCREENS = {
  flow: {
    bar: { title: 'Orders', place: 'Week 47', state: 'Six teams' },
    content: <Flow />,
    shapes: 'M4 5h7v8H4zM13 5h7v14h-7zM22 5h7v6h-7zM22 13h7v6h-7zM31 5h5v10h-5z',
  },
  requests: {
    bar: { title: 'Ask the desk', place: 'Tallow Street Housing' },
    content: <Requests />,
    shapes:
      'M4 6h9v5H4zM16 6h9v5h-9zM28 6h8v5h-8zM4 13h9v5H4zM16 13h9v5h-9zM28 13h8v5h-8zM4 20h9v5H4zM16 20h9v5h-9z',
  },
  runbook: {
    bar: { title: 'Cutover, as at Sat 21:00', state: 'Northmoor Ferries' },
    content: <Runbook />,
    shapes:
      'M4 5h5v3H4zM12 5h20v3H12zM4 11h5v3H4zM12 11h16v3H12zM4 17h32v3H4zM4 23h5v3H4zM12 23h18v3H12z',
  },
} as const;

/** A board, a request portal or a runbook. */
export type DrawnScreenName = keyof typeof SCREENS;

/** One of the drawn screens, with the proportions 8:5 instead of the height of its content. */
export function DrawnScreen({ name }: { name: DrawnScreenName }) {
  return (
    <Screen {...SCREENS[name].bar} className="screen--fixed">
      {SCREENS[name].content}
    </Screen>
  );
}

/** A drawn screen at the size of a stamp. */
export function ScreenSketch({ name }: { name: DrawnScreenName }) {
  return (
    <svg
      className="screen-sketch"
      viewBox="0 0 40 30"
      width="40"
      height="30"
      fill="currentColor"
      aria-hidden="true"
    >
      <path d={SCREENS[name].shapes} />
    </svg>
  );
}
