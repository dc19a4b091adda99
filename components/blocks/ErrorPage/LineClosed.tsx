import { Label } from '../../drawings/Label.tsx';
import { Line } from '../../drawings/Line.tsx';
import { routePath } from '../../drawings/route-path.ts';
import { Train } from '../../drawings/Train.tsx';
import type { Point, Vertex } from '../../drawings/trace-route.ts';
import './LineClosed.late.css';

/** A line that goes no further. The train on it waits. */
export function LineClosed({ statusCode }: { statusCode: number }) {
  return statusCode === 404 ? <Unbuilt /> : <Held statusCode={statusCode} />;
}

const TURN = 24;
/** From the stops below the picture: a four, and a nought at the end of its bar. */
const BUILT: readonly Vertex[] = [
  [250, 1200],
  [250, 40],
  [216, 40],
  [60, 196],
  [60, 232],
  // Square, so that the bar ends in the side of the nought.
  [326, 232, 1],
  [326, 40, 38],
  [446, 40, 38],
  [446, 350, 38],
  [326, 350, 38],
  // Where the nought began.
  [326, 208],
];
/** At the foot of the nought, in the middle of the train. */
const TRAIN: Point = [386, 350];
/** The foot of the second four: the stop that was asked for. */
const WANTED: Point = [698, 350];
/** That four, and on to beyond the edge of the page. */
const PLANNED = routePath(
  [WANTED, [698, 40], [664, 40], [508, 196], [508, 232], [2000, 232]],
  TURN,
);

/** For 404, the line itself writes the number, and ends at a buffer stop before the last figure is built. */
function Unbuilt() {
  return (
    <svg className="line-closed line-closed--unbuilt" viewBox="0 10 720 400" aria-hidden="true">
      {/* Two rails, because the second path leaves only the edges of the first. */}
      <path className="line-closed__plan" d={PLANNED} />
      <path className="line-closed__between" d={PLANNED} />
      <circle className="line-closed__wanted" cx={WANTED[0]} cy={WANTED[1]} r="18" />
      <Label at={WANTED} side="left" radius={22}>
        Your page
      </Label>
      <Line line={1} vertices={BUILT} radius={TURN} />
      <path className="line-closed__stub" d="M446 232h24" />
      <path className="line-closed__buffer" d="M470 202v60M472 212h12M472 252h12" />
      <Train vertices={BUILT} radius={TURN} fromEnd={198} />
      <Label at={TRAIN} side="below" radius={24} strong>
        You are here
      </Label>
    </svg>
  );
}

const WAY: readonly Vertex[] = [
  [-1200, 210],
  [156, 210],
];

/** For other errors the stop is there, but the train is held at a signal. */
function Held({ statusCode }: { statusCode: number }) {
  return (
    <svg className="line-closed" viewBox="0 20 720 340" aria-hidden="true">
      <Line line={1} vertices={WAY} radius={TURN} />
      <Train vertices={WAY} radius={TURN} fromEnd={50} />
      <path d="M345 202H1916M345 218H1916" />
      {/* A signal at danger: its post, its arm and the stripe on it. */}
      <path className="line-closed__buffer" d="M176 240V64" />
      <path className="line-closed__arm" d="M182 84h-78" />
      <path className="line-closed__stripe" d="M120 73v22" />
      <text className="line-closed__code" x="206" y="210" dy=".35em" textLength="500">
        {statusCode}
      </text>
    </svg>
  );
}
