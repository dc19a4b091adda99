import { Interchange } from '../../drawings/Interchange.tsx';
import { routePath } from '../../drawings/route-path.ts';
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
        <path
          key={position}
          className={`line line--${ORDER[position]}`}
          d={routePath([[-20, LANES[position]], ...rise(position, width + 20)], radius)}
        />
      ))}
      <Interchange stops={LANES.map((y) => [90, y])} />
      <Yard />
      <svg className="video-poster__card" x="986" y="362" overflow="visible" aria-hidden="true">
        <TravellingCard line={2} />
      </svg>
    </svg>
  );
}
