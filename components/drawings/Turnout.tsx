import { Label } from './Label.tsx';
import { RAIL, SLEEPER, THICKNESS, turnoutPlan } from './turnout-plan.ts';
import './Turnout.css';

export interface TurnoutProps {
  /** The names of both ends: of the track that branches off, and of the one that goes straight on. */
  ends: readonly [string, string];
}

const END = 424;
const { top, route, rails, guards, rows, dashes, shared } = turnoutPlan(-1400, END);

/**
 * A turnout (railway switch) and its lever, from above. The track comes from far outside the picture, on the left.
 */
export function Turnout({ ends }: TurnoutProps) {
  return (
    <svg className="turnout" viewBox="-100 -206 560 366" aria-hidden="true">
      <path
        className="turnout__sleepers"
        d={rows}
        strokeWidth={2 * SLEEPER}
        strokeDasharray={dashes}
      />
      <path className="turnout__sleepers" d={shared} strokeWidth={THICKNESS} />
      <path className="turnout__route" d={route} pathLength="1" />
      <path className="turnout__rails" d={rails + guards} />
      <g className="turnout__lever">
        <path d={`M8 ${RAIL - 30}V66M-14 66h44v36h-44zM8 84l52 52`} />
        <circle cx="62" cy="138" r="14" />
        <path className="turnout__half" d="M72 128a14 14 0 0 1-20 20z" />
        <circle cx="8" cy="84" r="7" />
      </g>
      <circle className="turnout__end turnout__end--reached" cx={END} cy={top} r="24" />
      <circle className="turnout__end" cx={END} cy="0" r="24" />
      <Label at={[END, top]} side="above" radius={SLEEPER}>
        {ends[0]}
      </Label>
      <Label at={[END, 0]} side="below" radius={SLEEPER}>
        {ends[1]}
      </Label>
    </svg>
  );
}
