import { Interchange } from '../../drawings/Interchange.tsx';
import { Line } from '../../drawings/Line.tsx';
import { LineBullet } from '../../drawings/LineBullet.tsx';
import { Train } from '../../drawings/Train.tsx';
import type { Vertex } from '../../drawings/trace-route.ts';
import './LineClosed.late.css';

const RADIUS = 40;
const START = 64;
const CHANGE = 164;
/** The lines that are open, from the top, and their heights. */
const OPEN = [
  [2, 314],
  [3, 358],
  [4, 402],
] as const;
const CLOSED: readonly Vertex[] = [
  [START, 270],
  [224, 270],
  [374, 120],
  [430, 120],
];

/**
 * Three lines are open, one is closed. For 404 it ends at a buffer stop, and the stop that was asked for is missing.
 * For other errors the stop is there, but the train is held at a signal.
 */
export function LineClosed({ statusCode }: { statusCode: number }) {
  const isMissing = statusCode === 404;
  return (
    <div className="line-closed" data-ground="panel">
      <svg className="line-closed__picture" viewBox="0 4 680 452" aria-hidden="true">
        <path
          className={isMissing ? 'line-closed__plan' : 'line-closed__ahead'}
          d={isMissing ? 'M464 114h76m-76 12h76M656 114h900m-900 12h900' : 'M426 120h1100'}
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
        <LineBullet line={1} at={[START, 270]} />
        <Interchange
          stops={[
            [CHANGE, 270],
            [CHANGE, 314],
            [CHANGE, 358],
            [CHANGE, 402],
          ]}
        />
        {isMissing ? (
          <path className="line-closed__buffer" d="M434 92v56M436 102h20M436 138h20" />
        ) : (
          <>
            <Train vertices={CLOSED} radius={RADIUS} fromEnd={36} />
            <path className="line-closed__post" d="M460 142V12" />
            <path className="line-closed__arm" d="M466 30h-76" />
            <path className="line-closed__band" d="M406 20v20" />
          </>
        )}
        <circle
          className={isMissing ? 'line-closed__site' : 'line-closed__stop'}
          cx="598"
          cy="120"
          r="56"
        />
        <text className="line-closed__code" x="598" y="120" dy=".35em">
          {statusCode}
        </text>
      </svg>
    </div>
  );
}
