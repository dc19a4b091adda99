import './OfficePlan.css';
import { routePath } from './route-path.ts';
import type { Vertex } from './trace-route.ts';

/**
 * A plan of the office, drawn as a station: the way in is a line, with a branch to the lift. The water, the lane, the
 * yard's rails and the neighbours' houses go on to both sides, for pages with room there.
 */
export function OfficePlan({ title }: { title: string }) {
  return (
    <svg className="office-plan" viewBox="0 40 560 500" role="img">
      <title>{title}</title>
      <path className="office-plan__water" d="M-999 434H640v50H-999z" />
      <path
        className="office-plan__ground"
        d="M250 64h170v236h32v80H248v104H640v56H-999v-56H192V380H-999v-80H250z"
      />
      <path className="office-plan__house" d="M46 64h204v236H46zM420 64h112v316h-80v-80h-32z" />
      <path className="office-plan__next" d="M-999 104H26V300H-999" />
      <path className="office-plan__rails" d="M640 398H412M640 410H412M412 390v28" />
      <path className="office-plan__wagons" d="M444 404h34M484 404h34" />
      <path className="office-plan__arch" d="M250 286H420M250 300H420" />
      <path
        className="office-plan__swing"
        d="M250 176h-36a36 36 0 0 1 36-36M250 252h-36a36 36 0 0 1 36-36"
      />
      <path
        className="office-plan__wall"
        d="M250 140V64H46v236h86M180 300h70v-48M250 216v-40M420 64h112v316h-80v-80h-32zM192 434v50M248 434v50"
      />
      <path className="office-plan__shaft" d="M132 297v-45h48v45" />
      <path className="office-plan__rack" d="M401 176h16M401 192h16M401 208h16M401 224h16" />
      <path className="office-plan__branch" d={routePath(LIFT, 14)} />
      <path className="office-plan__way" d={routePath(WAY, 24)} />
      <path className="office-plan__train" d="M72 522h28" />
      <path className="office-plan__break" d="m136 536 10-28m6 28 10-28" />
      <circle className="office-plan__door" cx="250" cy="158" r="12" />
      <circle className="office-plan__lift" cx="156" cy="272" r="8" />
      <text x="335" y="94" textAnchor="middle">
        Turnout Yard
      </text>
      <text className="office-plan__goal" x="204" y="166" textAnchor="end">
        Our door
      </text>
      <text x="192" y="280">
        Lift
      </text>
      <text x="304" y="276">
        Arch
      </text>
      <text x="388" y="207" textAnchor="end">
        Bike rack
      </text>
      <text x="43" y="506">
        Temple Meads
      </text>
      <text x="262" y="518">
        12 min walk, not to scale
      </text>
      <path className="office-plan__leader" d="M189 459h-27" />
      <text x="156" y="465" textAnchor="end">
        Footbridge
      </text>
      <text className="office-plan__river" x="544" y="465" textAnchor="end">
        Floating Harbour
      </text>
      <text x="373" y="351" textAnchor="middle">
        Siding Lane
      </text>
      <text x="400" y="411" textAnchor="end">
        Old goods yard
      </text>
    </svg>
  );
}

const WAY: readonly Vertex[] = [
  [-999, 522],
  [220, 522],
  [220, 344],
  [276, 344],
  [276, 158],
  [250, 158],
];

const LIFT: readonly Vertex[] = [
  [220, 378],
  [156, 314],
  [156, 272],
];
