import { Interchange } from '../../drawings/Interchange.tsx';
import { Line } from '../../drawings/Line.tsx';
import { TravellingCard } from './TravellingCard.tsx';
import { Yard } from './Yard.tsx';
import { LANES, ORDER, rise, YARD } from './yard-plan.ts';
import './VideoPoster.css';

/** A moment of the film: a card changes line without stopping. */
export function VideoPoster() {
  const { width, height, radius } = YARD;
  return (
    <svg className="video-poster" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {([3, 2, 1, 0] as const).map((position) => (
        <Line
          key={position}
          id={`yard-${position}`}
          line={ORDER[position]}
          vertices={[[-20, LANES[position]], ...rise(position, width + 20)]}
          radius={radius}
        />
      ))}
      <Interchange stops={LANES.map((y) => [90, y])} />
      <Yard />
      <g className="video-poster__card">
        <g transform="translate(986 362)">
          <TravellingCard line={2} />
        </g>
      </g>
    </svg>
  );
}
