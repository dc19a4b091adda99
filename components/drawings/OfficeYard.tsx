import { yardWords } from './office-yard.content.ts';
import { YardDrawing } from './YardDrawing.tsx';
import './OfficeYard.css';

/**
 * The yard of the office, with the way there from the station. The lane, the quays and the water go on to the sides, for
 * pages with room there.
 */
export function OfficeYard({ title }: { title: string }) {
  return (
    <svg
      className="office-yard"
      viewBox="-412 -202 626 580"
      width="626"
      height="580"
      fill="none"
      strokeLinejoin="round"
      role="img"
    >
      <title>{title}</title>
      <YardDrawing />
      <Labels />
    </svg>
  );
}

/** Streets and water have their names flat on the ground, since level text would cross their edges. */
function Labels() {
  return (
    <>
      <text className="office-yard__goal" x="26" y="-104">
        {yardWords.goal[0]}
        <tspan className="office-yard__where" x="26" dy="1.3em">
          {yardWords.goal[1]}
        </tspan>
      </text>
      {/* From a thing to its name. */}
      <path stroke="var(--ink)" strokeWidth="3" d="M9-111h11M-284 40h-16M-73 210v14M36 181l18 10" />
      <text x="-306" y="46" textAnchor="end">
        {yardWords.lift}
      </text>
      <text x="-78" y="250">
        {yardWords.arch}
      </text>
      <text x="60" y="200">
        {yardWords.rack}
      </text>
      <text x="-398" y="291">
        {yardWords.from.map((words, line) => (
          <tspan key={words} x="-398" dy={line > 0 ? '1.3em' : undefined}>
            {words}
          </tspan>
        ))}
      </text>
      <g transform="matrix(.866 .5 -.866 .5 0 0)">
        <text x="246" y="298">
          {yardWords.lane}
        </text>
        <text x="146" y="398">
          {yardWords.water}
        </text>
      </g>
    </>
  );
}
