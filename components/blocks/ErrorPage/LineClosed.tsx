import { Interchange } from '../../drawings/Interchange.tsx';
import { Line } from '../../drawings/Line.tsx';
import { LineBullet } from '../../drawings/LineBullet.tsx';
import { Train } from '../../drawings/Train.tsx';
import type { Vertex } from '../../drawings/trace-route.ts';
import './LineClosed.css';

const RADIUS = 40;
const START = 64;
const CHANGE = 164;
/** The lines that are open, from the top, and their heights. */
const OPEN = [
  [4, 60],
  [3, 100],
  [2, 140],
] as const;
const CLOSED: readonly Vertex[] = [
  [START, 180],
  [224, 180],
  [374, 330],
  [430, 330],
];

/**
 * Three lines are open, one is closed. For 404 it ends at a buffer stop, and the stop that was asked for is missing.
 * For other errors the stop is there, but the train is held at a signal.
 */
export function LineClosed({ statusCode }: { statusCode: number }) {
  const isMissing = statusCode === 404;
  return (
    <div className="line-closed" data-ground="panel">
      <svg
        className="line-closed__picture"
        viewBox="0 0 680 440"
        aria-hidden="true"
        focusable="false"
      >
        <path
          className={isMissing ? 'line-closed__plan' : 'line-closed__ahead'}
          d={isMissing ? 'M464 324h76m-76 12h76M656 324h900m-900 12h900' : 'M426 330h1100'}
        />
        {OPEN.map(([line, y]) => (
          <Line
            key={line}
            line={line}
            vertices={[
              [START, y],
              [1600, y],
            ]}
            radius={RADIUS}
          />
        ))}
        <Line line={1} vertices={CLOSED} radius={RADIUS} />
        {OPEN.map(([line, y]) => (
          <LineBullet key={line} line={line} at={[START, y]} />
        ))}
        <LineBullet line={1} at={[START, 180]} />
        <Interchange
          stops={[
            [CHANGE, 60],
            [CHANGE, 100],
            [CHANGE, 140],
            [CHANGE, 180],
          ]}
        />
        {isMissing ? (
          <path className="line-closed__buffer" d="M434 302v56M436 312h20M436 348h20" />
        ) : (
          <>
            <Train vertices={CLOSED} radius={RADIUS} fromEnd={36} />
            <path className="line-closed__post" d="M460 352V222" />
            <path className="line-closed__arm" d="M466 240h-76" />
            <path className="line-closed__band" d="M406 230v20" />
          </>
        )}
        <circle
          className={isMissing ? 'line-closed__site' : 'line-closed__stop'}
          cx="598"
          cy="330"
          r="56"
        />
        <text className="line-closed__code" x="598" y="330" dy=".35em">
          {statusCode}
        </text>
      </svg>
    </div>
  );
}
