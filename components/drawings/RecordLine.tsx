import './RecordLine.css';

export interface RecordLineProps {
  /** The numbers of the three stations beside the line. */
  late: readonly number[];
  /** When the first station was, and the last. */
  ends: readonly [string, string];
}

/** For wide pages and for phones: where the line, its stations and the discs of the late ones are. */
const DRAWINGS = [
  {
    name: 'wide',
    size: [1160, 110],
    line: 'M-600 27H1760M86.5 27h2a20 20 0 0 1 14 6l44 44a20 20 0 0 0 14 6H323M418 27h2a20 20 0 0 1 14 6l44 44a20 20 0 0 0 14 6H620M800.5 27h2a20 20 0 0 1 14 6l44 44a20 20 0 0 0 14 6H917',
    width: 20,
    stations: 'M20 27h52M122 27h281.5M453.5 27h332.5M836 27h205',
    pitch: 25.5,
    dot: 10,
    discs: [
      [323, 83],
      [620, 83],
      [917, 83],
    ],
    radius: 23,
    text: 22,
    last: [1040, 46],
  },
  {
    name: 'tall',
    size: [320, 224],
    line: 'M-600 27H290a34 34 0 0 1 0 68H30a34 34 0 0 0 0 68H920M80 27h2a20 20 0 0 1 14 6l28 28M260 95h-2a20 20 0 0 0-14 6l-28 28M80 163h2a20 20 0 0 1 14 6l28 28',
    width: 13,
    stations: 'M30 27h41M110 27h181M290 95h-21M230 95h-201M30 163h41M110 163h161',
    pitch: 20,
    dot: 7,
    discs: [
      [124, 61],
      [216, 129],
      [124, 197],
    ],
    radius: 16,
    text: 16,
    last: [270, 182],
  },
] as const;

/**
 * One station per cutover, in order, on one line that comes from beyond the page and goes on beyond it. The late ones are
 * beside the line, each above a column of the text below. On phones the line is folded: every other row runs backwards.
 */
export function RecordLine({ late, ends }: RecordLineProps) {
  return DRAWINGS.map(({ name, size: [width, height], ...plan }) => (
    <svg
      key={name}
      className={`record-line record-line--${name}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
      stroke="var(--ink)"
      aria-hidden="true"
    >
      <path d={plan.line} strokeWidth={plan.width} />
      {/* Dashes of no length with round caps are dots. */}
      <path
        d={plan.stations}
        stroke="var(--invert)"
        strokeWidth={plan.dot}
        strokeLinecap="round"
        strokeDasharray={`0 ${plan.pitch}`}
      />
      <g fill="var(--invert)" strokeWidth="6">
        {plan.discs.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={plan.radius} />
        ))}
      </g>
      <g fill="var(--on-fill)" stroke="none" fontSize={plan.text} fontWeight="700">
        {late.map((number, index) => (
          <text
            key={number}
            x={plan.discs[index]?.[0]}
            y={plan.discs[index]?.[1]}
            dy=".35em"
            textAnchor="middle"
          >
            {number}
          </text>
        ))}
        <text y="46" dy=".72em">
          {ends[0]}
        </text>
        <text x={plan.last[0]} y={plan.last[1]} dy=".72em" textAnchor="middle">
          {ends[1]}
        </text>
      </g>
    </svg>
  ));
}
