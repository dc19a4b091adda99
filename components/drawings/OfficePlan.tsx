import './OfficePlan.css';
import { routePath } from './route-path.ts';
import type { Vertex } from './trace-route.ts';

/**
 * A plan of the office: houses are solid, and those around the yard dark; streets and the water are cut out of them, and
 * the way in is a line, with a branch to the lift. All of it goes on to the sides, for pages with room there.
 */
export function OfficePlan({ title }: { title: string }) {
  return (
    <svg className="office-plan" viewBox="30 62 530 420" role="img">
      <title>{title}</title>
      <path className="office-plan__houses" d="M-999-999H1999V1999H-999z" />
      <path className="office-plan__block" d="M76-74H470V264H76z" />
      <path className="office-plan__water" d="M-999 346H1999v48H-999z" />
      {/* The lane, the niche of the lift, the first door, the yard, the passage, alleys and the street behind, the bridge
          and the quay. */}
      <path
        className="office-plan__street"
        d="M-999 264H184v-38h36v38h30v-64h-12v-30h12V4h170v220h-90v40h140V-74H-999v-16H470V-999h16v909H1999v16H486V264H1999v48H154v82H1999V1999H-999V394H106v-82H-999zM62-999h14v1263h-14z"
      />
      <path className="office-plan__yard" d="M250 4h170v220H250z" />
      <circle className="office-plan__street" cx="250" cy="116" r="23" />
      <path className="office-plan__bridge" d="M106 312v82M154 312v82" />
      <path className="office-plan__arch" d="M250 224h80v40h-80z" />
      <path className="office-plan__rack" d="M352 224v-20m16 20v-20m16 20v-20m16 20v-20" />
      <path className="office-plan__lift-way" d={routePath(UP, 14)} />
      <path className="office-plan__way" d={routePath(LIFT, 14)} />
      <path className="office-plan__way" d={routePath(WAY, 24)} />
      <circle className="office-plan__lift" cx="202" cy="246" r="9" />
      <circle className="office-plan__door" cx="250" cy="116" r="15" />
      <g className="office-plan__on-houses">
        <text className="office-plan__goal" x="216" y="126" textAnchor="end">
          Our door
        </text>
        <text x="172" y="254" textAnchor="end">
          Lift
        </text>
        <text x="342" y="252">
          Arch
        </text>
      </g>
      <circle className="office-plan__lift" cx="48" cy="417" r="11" />
      <text x="36" y="456">
        Temple Meads, 12 min walk
      </text>
      <text x="544" y="456" textAnchor="end">
        Not to scale
      </text>
      <text x="276" y="88">
        Turnout Yard
      </text>
      <text x="408" y="192" textAnchor="end">
        Bike rack
      </text>
      <text x="342" y="296">
        Siding Lane
      </text>
      <text x="168" y="377">
        Footbridge
      </text>
      <text x="544" y="377" textAnchor="end">
        Floating Harbour
      </text>
    </svg>
  );
}

const WAY: readonly Vertex[] = [
  [48, 417],
  [130, 417],
  [130, 288],
  [290, 288],
  [290, 116],
  [250, 116],
];

/** From the lift to the door, indoors. */
const UP: readonly Vertex[] = [
  [202, 246],
  [202, 222],
  [228, 196],
  [228, 138],
  [250, 116],
];

const LIFT: readonly Vertex[] = [
  [150, 288],
  [160, 288],
  [202, 246],
];
