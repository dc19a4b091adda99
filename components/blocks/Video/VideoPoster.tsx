import yard from '../../../assets/images/yard.svg';
import { TravellingCard } from './TravellingCard.tsx';
import { YardName } from './YardName.tsx';
import { stations, YARD } from './yard-plan.ts';
import './VideoPoster.css';

/** A moment of the film: a card changes line without stopping. */
export function VideoPoster() {
  const { width, height } = YARD;
  return (
    <span className="video-poster">
      <img src={yard} alt="" width={width} height={height} loading="lazy" />
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {stations.map((station) => (
          <YardName key={station.name} {...station} />
        ))}
        <svg className="video-poster__card" x="986" y="362" overflow="visible" aria-hidden="true">
          <TravellingCard line={2} />
        </svg>
      </svg>
    </span>
  );
}
