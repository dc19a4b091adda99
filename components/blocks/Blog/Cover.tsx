import './Cover.css';

export type CoverName = keyof typeof DRAWINGS;

/** The cover of a booklet: a small chart of what it is about. */
export function Cover({ name }: { name: CoverName }) {
  return (
    <svg
      className="cover"
      viewBox="0 0 280 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {DRAWINGS[name]}
    </svg>
  );
}

const DAYS = [
  { name: 'M', x: 26 },
  { name: 'T', x: 58 },
  { name: 'W', x: 90 },
  { name: 'T', x: 122 },
  { name: 'F', x: 154 },
  { name: 'S', x: 206 },
  { name: 'S', x: 234 },
] as const;

const DRAWINGS = {
  /** A sheet of fourteen columns, with the headings done and the rows being filled in. */
  columns: (
    <>
      <path className="cover__cells" d="M29 56h222" />
      <path className="cover__cells cover__faint" d="M29 80h222M29 102h222M29 124h222M29 146h222" />
      <path
        className="cover__cells cover__known"
        d="M29 80h222M29 102h142.1M29 124h94.1M29 146h30.1"
      />
    </>
  ),
  /** Seven days on a line, which is closed from Friday night to Sunday evening. */
  window: (
    <>
      <path className="cover__line" d="M0 92h180M262 92h18" />
      <path className="cover__line cover__line--closed" d="M180 92h82" />
      <path className="cover__stop" d="M26 92h0M58 92h0M90 92h0M122 92h0M154 92h0" />
      <path className="cover__gate" d="M180 76v32M262 76v32" />
      {DAYS.map(({ name, x }) => (
        <text key={x} className="cover__day" x={x} y="130">
          {name}
        </text>
      ))}
    </>
  ),
  /** Two hundred fields, of which 78 stay. */
  fields: (
    <>
      <path className="cover__dots" d="M26 46h228.1M26 58h228.1M26 70h228.1M26 82h204.1" />
      <path
        className="cover__dots cover__faint"
        d="M242 82h12.1M26 94h228.1M26 106h228.1M26 118h228.1M26 130h228.1M26 142h228.1M26 154h228.1"
      />
    </>
  ),
} as const;
