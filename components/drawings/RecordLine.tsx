import record from '../../assets/images/record.svg';
import './RecordLine.css';

export interface RecordLineProps {
  /** The numbers of the three stations beside the line. */
  late: readonly number[];
  /** When the first station was, and the last. */
  ends: readonly [string, string];
}

/** The parts of the file, and where their words are: the numbers of the late stations, and when the last one was. */
const DRAWINGS = [
  {
    name: 'wide',
    size: [1160, 110],
    text: 22,
    discs: [
      [323, 83],
      [620, 83],
      [917, 83],
    ],
    last: [1040, 46],
  },
  {
    name: 'tall',
    size: [320, 224],
    text: 16,
    discs: [
      [124, 61],
      [216, 129],
      [124, 197],
    ],
    last: [270, 182],
  },
] as const;

/** One station per cutover on one line. The late ones are beside it, each above a column of the text below. */
export function RecordLine({ late, ends }: RecordLineProps) {
  return DRAWINGS.map(({ name, size: [width, height], text, discs, last }) => (
    <svg
      key={name}
      className={`record-line record-line--${name}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fill="var(--on-fill)"
      fontSize={text}
      fontWeight="700"
      aria-hidden="true"
    >
      <use href={`${record}#${name}`} />
      {late.map((number, index) => (
        <text
          key={number}
          x={discs[index]?.[0]}
          y={discs[index]?.[1]}
          dy=".35em"
          textAnchor="middle"
        >
          {number}
        </text>
      ))}
      <text y="46" dy=".72em">
        {ends[0]}
      </text>
      <text x={last[0]} y={last[1]} dy=".72em" textAnchor="middle">
        {ends[1]}
      </text>
    </svg>
  ));
}
