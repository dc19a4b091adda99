import './Cover.css';

export type CoverName = keyof typeof DRAWINGS;

/** A booklet's cover: what it is about, counted out. */
export function Cover({ name }: { name: CoverName }) {
  return (
    <svg
      className="cover"
      viewBox="0 0 280 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {DRAWINGS[name]}
    </svg>
  );
}

const DRAWINGS = {
  /** A sheet of fourteen columns: heads that are set, and rows to fill. */
  columns: (
    <>
      <path className="cover__cells" d="M30 58h220" />
      <path className="cover__cells cover__faint" d="M30 82h220M30 104h220M30 126h220M30 148h220" />
    </>
  ),
  /** Seven days on a line, which is closed between two of them. */
  window: (
    <>
      <path className="cover__line" d="M0 100h176M238 100h42" />
      <path className="cover__line cover__line--closed" d="M176 100h62" />
      <path
        className="cover__stop"
        d="M42 100h0M75 100h0M108 100h0M141 100h0M176 100h0M238 100h0M266 100h0"
      />
      <path className="cover__stop cover__stop--inside" d="M176 100h0M238 100h0" />
    </>
  ),
  /** Two hundred fields, 78 of which stay. */
  fields: (
    <>
      <path className="cover__dots" d="M26 46h228M26 58h228M26 70h228M26 82h204" />
      <path
        className="cover__dots cover__faint"
        d="M242 82h12M26 94h228M26 106h228M26 118h228M26 130h228M26 142h228M26 154h228"
      />
    </>
  ),
} as const;
