import { Line } from '../../drawings/Line.tsx';
import { routePath } from '../../drawings/route-path.ts';
import { Train } from '../../drawings/Train.tsx';
import type { Vertex } from '../../drawings/trace-route.ts';
import { PlannedNumber } from './PlannedNumber.tsx';
import './LineClosed.late.css';

const RADIUS = 58;
/** The end of the line, in front of the number. */
const END: Vertex = [156, 210];
/** On wide screens it comes in from below. */
const FROM_BELOW: readonly Vertex[] = [[44, 1200], [44, 210], END];
/** On others it comes from the edge of the page, below the words, and the way on branches off down to the other stops. */
const FROM_EDGE: readonly Vertex[] = [[-1200, 210], END];
const BRANCH: readonly Vertex[] = [
  [-1200, 210],
  [44, 210],
  [44, 1200],
];

/**
 * A line that goes no further. For 404 it ends at a buffer stop, and the stop that was asked for is a plan that was not
 * built. For other errors the stop is there, but the train is held at a signal.
 */
export function LineClosed({ statusCode }: { statusCode: number }) {
  const isMissing = statusCode === 404;
  return (
    <svg className="line-closed" viewBox="0 40 720 340" aria-hidden="true">
      <g className="line-closed__from-below">
        <Line line={1} vertices={FROM_BELOW} radius={RADIUS} />
      </g>
      <g className="line-closed__from-edge">
        <Line line={1} vertices={FROM_EDGE} radius={RADIUS} />
        {isMissing && <path className="line" d={routePath(BRANCH, RADIUS)} />}
      </g>
      <Train vertices={FROM_EDGE} radius={RADIUS} fromEnd={isMissing ? 42 : 50} />
      {/* A buffer stop, or a signal at danger: its post, its arm and the stripe on it. */}
      {isMissing ? (
        <>
          <path className="line-closed__buffer" d="M160 180v60M162 190h20M162 230h20" />
          <PlannedNumber />
        </>
      ) : (
        <>
          <path d="M300 202H1916M300 218H1916" />
          <path className="line-closed__buffer" d="M176 240V64" />
          <path className="line-closed__arm" d="M182 84h-78" />
          <path className="line-closed__stripe" d="M120 73v22" />
          <text className="line-closed__code" x="206" y="210" dy=".35em" textLength="500">
            {statusCode}
          </text>
        </>
      )}
    </svg>
  );
}
