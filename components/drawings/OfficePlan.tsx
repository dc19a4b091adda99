import './OfficePlan.css';
import { routePath } from './route-path.ts';
import { Station } from './Station.tsx';

/** A plan of the office, drawn as a station: the way in is a line, and the places to find are its stops. */
export function OfficePlan({ title }: { title: string }) {
  return (
    <svg className="office-plan" viewBox="0 18 460 402" role="img">
      <title>{title}</title>
      <path className="office-plan__house" d="M30 70h175v230H30zM275 70h175v230H275z" />
      <path className="office-plan__lane" d="M-999 336H400" />
      <path className="office-plan__ties" d="M-999 394H250" />
      <path className="office-plan__rails" d="M-999 388H250M-999 400H250M250 380v28" />
      <path
        className="office-plan__swing"
        d="M205 246h-32a32 32 0 0 1 32-32M205 158h-36a36 36 0 0 1 36-36M205 288h70"
      />
      <path
        className="office-plan__wall"
        d="M205 300H30V70h175v52M205 158v56M205 246v54M275 300V70h175v230H362M318 300h-43"
      />
      <path className="office-plan__shaft" d="M318 300v-44h44v44M318 256l44 44M362 256l-44 44" />
      <path className="office-plan__rack" d="M256 212h15M256 226h15M256 240h15M256 254h15" />
      <path className="office-plan__siding" d="M200 330H340" />
      <path className="office-plan__way" d={routePath(WAY, 24)} />
      <Station at={[340, 330]} radius={8} />
      <Station at={[240, 233]} radius={8} />
      <circle className="office-plan__door" cx="205" cy="140" r="12" />
      <text x="240" y="50" textAnchor="middle">
        Turnout Yard
      </text>
      <text className="office-plan__goal" x="158" y="150" textAnchor="end">
        Our door
      </text>
      <text x="192" y="290" textAnchor="end">
        Arch
      </text>
      <text x="287" y="239">
        Bike rack
      </text>
      <text x="372" y="284">
        Lift
      </text>
      <text x="16" y="358">
        Siding Lane, from the station
      </text>
      <text x="264" y="400">
        Old goods yard
      </text>
    </svg>
  );
}

const WAY = [
  [-999, 330],
  [240, 330],
  [240, 140],
  [205, 140],
] as const;
