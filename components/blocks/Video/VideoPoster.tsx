import { LineBullet } from '../../drawings/LineBullet.tsx';
import { routePath } from '../../drawings/route-path.ts';
import { Yard } from './Yard.tsx';
import { ORDER, rise, YARD } from './yard-plan.ts';
import './VideoPoster.css';

/** Close up, a moment of the film: a card changes line without stopping. Here it is large enough for its title, in lines. */
export function VideoPoster({ card }: { card: readonly string[] }) {
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
      <g className="video-poster__card" transform="translate(855 298)">
        <rect x="-56" y="-22" width="112" height="44" rx="6" />
        <LineBullet line={1} at={[-36, 0]} radius={12} />
        <text y={-3 - 7 * card.length}>
          {card.map((line) => (
            <tspan key={line} x="-17" dy="14">
              {line}
            </tspan>
          ))}
        </text>
      </g>
    </svg>
  );
}
