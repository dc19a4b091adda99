import { LineBullet } from '../../drawings/LineBullet.tsx';
import { routePath } from '../../drawings/route-path.ts';
import { Yard } from './Yard.tsx';
import { ORDER, rise, YARD } from './yard-plan.ts';
import './VideoPoster.css';

/** Close up, a moment of the film: a card changes line without stopping. Here it is large enough for its title, in lines. */
export function VideoPoster({ card }: { card: readonly string[] }) {
  const { width, radius } = YARD;
  return (
    <svg className="video-poster" viewBox="620 230 460 132" aria-hidden="true">
      {([1, 0] as const).map((position) => (
        <path
          key={position}
          className={`line line--${ORDER[position]}`}
          d={routePath(rise(position, width + 20), radius)}
        />
      ))}
      <Yard />
      <g className="video-poster__card" transform="translate(853 296)">
        <rect x="-50" y="-20" width="100" height="40" rx="6" />
        <LineBullet line={1} at={[-32, 0]} radius={11} />
        <text y={-3 - 6.5 * card.length}>
          {card.map((line) => (
            <tspan key={line} x="-15" dy="13">
              {line}
            </tspan>
          ))}
        </text>
      </g>
    </svg>
  );
}
