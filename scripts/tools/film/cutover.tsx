import { routeLength } from '../../../components/drawings/route-length.ts';
import { routePath } from '../../../components/drawings/route-path.ts';
import type { Vertex } from '../../../components/drawings/trace-route.ts';
import { between, done, easeInOut, startOf } from './timing.ts';

const RADIUS = 30;
const [LEFT, MAIN, BACK, CLOUD] = [620, 232, 410, 1226];

/** The x position of an hour after Friday 22:00 on the track. */
const hour = (hours: number) => LEFT + hours * 16;

/** The weekend at Northmoor Ferries. */
const [IMPORTED, CHECKED, POINTS] = [hour(17), hour(23), hour(29)];

const back: readonly Vertex[] = [
  [POINTS - 30, MAIN],
  [POINTS, MAIN],
  [POINTS + 64, MAIN + 64],
  [POINTS + 64, BACK - 40],
  [POINTS + 24, BACK],
  [LEFT, BACK],
];

/** From the freeze to check 12; then the way back is set, and not needed. */
export function Cutover({ time }: { time: number }) {
  const start = startOf('cutover') + 1;
  const rule = start + 4;
  const drawn = done(time, rule + 0.2, 1.3, easeInOut);
  const ticked = done(time, rule + 2.2, 0.3);
  const train =
    LEFT +
    (IMPORTED - LEFT) * done(time, start + 0.4, 1.5, easeInOut) +
    (CHECKED - IMPORTED) * done(time, start + 2.3, 0.8, easeInOut) +
    (1400 - CHECKED) * done(time, rule + 2.9, 1.5, easeInOut);
  return (
    <>
      <path
        className="way"
        d={routePath(back, RADIUS)}
        strokeDasharray={`${drawn * routeLength(back, RADIUS)} 2000`}
      />
      <path className="way" d={`M${LEFT} ${MAIN}H1400`} />
      <path className="ran" d={`M${LEFT} ${MAIN}H${train}`} />
      <Event x={LEFT} y={MAIN} name="Freeze" at="Fri 22:00" anchor="start" />
      <Event x={IMPORTED} y={MAIN} name="Imported" at="Sat 15:00" />
      <Event x={CHECKED} y={MAIN + 140} name="Check 12" at="21:00" station={MAIN} />
      <Event x={POINTS} y={MAIN} name="Way back" at="Sun 03:00" />
      <Event x={CLOUD} y={MAIN} name="Cloud" />
      <g opacity={done(time, rule + 1.2, 0.4)}>
        <circle className="stop" cx={LEFT} cy={BACK} r="11" />
        <text className="text" x={LEFT - 11} y={BACK + 52}>
          Old system, untouched
        </text>
      </g>
      <path className="engine" d={`M${Math.max(LEFT, train - 26)} ${MAIN}H${train}`} />
      <g
        transform={`translate(${CHECKED} ${MAIN}) scale(${between(0.5, 1, ticked)})`}
        opacity={ticked}
      >
        <circle className="passed" r="20" />
        <path className="tick" d="M-9 0l6 6L9-6" />
      </g>
    </>
  );
}

interface EventProps {
  x: number;
  /** Of the track, or of the bottom of the text. */
  y: number;
  name: string;
  at?: string;
  anchor?: 'start' | 'middle';
  /** The height of the track, if the text is below it. */
  station?: number;
}

function Event({ x, y, name, at, anchor = 'middle', station = y }: EventProps) {
  const edge = anchor === 'start' ? x - 11 : x;
  return (
    <>
      <circle className="stop" cx={x} cy={station} r="11" />
      <text className="text" x={edge} y={y - (at ? 68 : 34)} textAnchor={anchor}>
        {name}
      </text>
      {at && (
        <text className="text text--quiet text--figure" x={edge} y={y - 34} textAnchor={anchor}>
          {at}
        </text>
      )}
    </>
  );
}
