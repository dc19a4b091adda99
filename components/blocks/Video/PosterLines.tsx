import { routePath } from '../../drawings/route-path.ts';
import { LANES, ORDER, rise, stations, throughYard, YARD } from './yard-plan.ts';

const POSITIONS = [0, 1, 2, 3] as const;
const WAY = routePath(throughYard(stations[3].at[0]), 24);
const [TOP, BOTTOM] = [LANES[0], LANES[3]];

/**
 * The lines of the poster and its stations, without words. They are drawn once, into `assets/images/yard.svg`; see
 * tests/unit/poster-lines.test.tsx. Colours are those of the panel that it lies on.
 */
export function PosterLines() {
  const { width, height, radius } = YARD;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      aria-hidden="true"
    >
      <g strokeWidth="12">
        {POSITIONS.map((position) => (
          <path
            key={position}
            stroke={`var(--l${ORDER[position]})`}
            d={routePath([[-20, LANES[position]], ...rise(position, width + 20)], radius)}
          />
        ))}
      </g>
      <path stroke="var(--paper)" strokeWidth="13" d={WAY} />
      <path stroke="var(--ink)" strokeWidth="6" d={WAY} />
      <g fill="var(--ink)" stroke="var(--paper)" strokeWidth="4">
        {stations.map(({ name, at: [x, y] }) => (
          <circle key={name} cx={x} cy={y} r="11" />
        ))}
        <rect x="72" y={TOP - 18} width="36" height={BOTTOM - TOP + 36} rx="18" strokeWidth="5" />
      </g>
      <path
        stroke="var(--paper)"
        strokeWidth="8"
        strokeLinecap="round"
        d={LANES.map((y) => `M90 ${y}h0`).join('')}
      />
    </svg>
  );
}
