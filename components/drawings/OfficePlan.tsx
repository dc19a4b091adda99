import './OfficePlan.css';
import { routePath } from './route-path.ts';
import type { Vertex } from './trace-route.ts';

/**
 * A plan of the office, drawn as a station: the way in is a line, with a branch to the lift. The lane, the yard's rails
 * and the neighbour's house go on to the left, for pages with room there.
 */
export function OfficePlan({ title }: { title: string }) {
  return (
    <svg className="office-plan" viewBox="0 22 560 408" role="img">
      <title>{title}</title>
      <path className="office-plan__ground" d="M250 64h120v236h36v80H-999v-80H250z" />
      <path className="office-plan__house" d="M46 64h204v236H46zM370 64h160v236H370z" />
      <path className="office-plan__next" d="M-999 104H26V300H-999M-190 104v196" />
      <path className="office-plan__ties" d="M-999 404H300" />
      <path className="office-plan__rails" d="M-999 398H300M-999 410H300M300 390v28" />
      <path className="office-plan__wagons" d="M206 404h34M166 404h34M-76 404h34M-116 404h34" />
      <path className="office-plan__arch" d="M250 286H370M250 300H370" />
      <path
        className="office-plan__swing"
        d="M250 176h-36a36 36 0 0 1 36-36M250 252h-32a32 32 0 0 1 32-32"
      />
      <path
        className="office-plan__wall"
        d="M250 140V64H46v236h86M180 300h70v-48M250 220v-44M370 300V64h160v236z"
      />
      <path className="office-plan__shaft" d="M132 297v-45h48v45" />
      <path className="office-plan__rack" d="M351 176h16M351 192h16M351 208h16M351 224h16" />
      <path className="office-plan__branch" d={routePath(LIFT, 14)} />
      <path className="office-plan__way" d={routePath(WAY, 24)} />
      <path className="office-plan__train" d="M34 344h28" />
      <circle className="office-plan__door" cx="250" cy="158" r="12" />
      <circle className="office-plan__lift" cx="156" cy="272" r="8" />
      <text className="office-plan__name" x="310" y="48" textAnchor="middle">
        Turnout Yard
      </text>
      <text className="office-plan__goal" x="204" y="166" textAnchor="end">
        Our door
      </text>
      <text x="192" y="280">
        Lift
      </text>
      <text x="312" y="276">
        Arch
      </text>
      <text x="384" y="207">
        Bike rack
      </text>
      <text x="16" y="373">
        From Temple Meads
      </text>
      <text x="390" y="373" textAnchor="end">
        Siding Lane
      </text>
      <text x="316" y="411">
        Old goods yard
      </text>
    </svg>
  );
}

const WAY: readonly Vertex[] = [
  [-999, 344],
  [292, 344],
  [292, 158],
  [250, 158],
];

const LIFT: readonly Vertex[] = [
  [90, 344],
  [124, 344],
  [156, 312],
  [156, 272],
];
