import { Line } from '../../drawings/Line.tsx';
import { Train } from '../../drawings/Train.tsx';
import type { Vertex } from '../../drawings/trace-route.ts';
import { PlannedNumber } from './PlannedNumber.tsx';
import './LineClosed.late.css';

const RADIUS = 58;
/** The end of the line, in front of the number. */
const END: Vertex = [156, 210];
/** The line comes from the stops below the picture, or from its edge if there are none. */
const FROM_BELOW: readonly Vertex[] = [[44, 1200], [44, 210], END];
const FROM_EDGE: readonly Vertex[] = [[-1200, 210], END];

/**
 * A line that goes no further. For 404 it ends at a buffer stop, and the stop that was asked for is a plan that was not
 * built. For other errors the stop is there, but the train is held at a signal.
 */
export function LineClosed({ statusCode }: { statusCode: number }) {
  const isMissing = statusCode === 404;
  const way = isMissing ? FROM_BELOW : FROM_EDGE;
  return (
    <svg
      className="line-closed"
      viewBox={isMissing ? '0 5 720 340' : '0 20 720 340'}
      aria-hidden="true"
    >
      <Line line={1} vertices={way} radius={RADIUS} />
      <Train vertices={way} radius={RADIUS} fromEnd={isMissing ? 42 : 50} />
      {/* A buffer stop, or a signal at danger: its post, its arm and the stripe on it. */}
      {isMissing ? (
        <>
          <path className="line-closed__buffer" d="M160 180v60M162 190h20M162 230h20" />
          <PlannedNumber />
        </>
      ) : (
        <>
          <path d="M345 202H1916M345 218H1916" />
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
