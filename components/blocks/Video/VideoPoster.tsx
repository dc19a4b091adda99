import { routePath } from '../../drawings/route-path.ts';
import { TravellingCard } from './TravellingCard.tsx';
import { Yard } from './Yard.tsx';
import { ORDER, rise, YARD } from './yard-plan.ts';
import './VideoPoster.css';

/** Close up, a moment of the film: a card changes line without stopping. */
export function VideoPoster() {
  const { width, radius } = YARD;
  return (
    <svg className="video-poster" viewBox="620 194 460 184" aria-hidden="true">
      {([1, 0] as const).map((position) => (
        <path
          key={position}
          className={`line line--${ORDER[position]}`}
          d={routePath(rise(position, width + 20), radius)}
        />
      ))}
      <Yard />
      <g className="video-poster__card" transform="translate(858 298)scale(1.15)">
        <TravellingCard line={1} />
      </g>
    </svg>
  );
}
