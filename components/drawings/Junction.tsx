import './MapSigns.css';
import './Junction.css';

export interface JunctionProps {
  /** The names of the two lines, from the top. */
  lines: readonly [string, string];
}

/**
 * The mark of the company, drawn large: two lines come in from the left, meet in a ring and leave in parallel. A train
 * has changed line.
 */
export function Junction({ lines }: JunctionProps) {
  return (
    <svg
      className="junction"
      viewBox="0 -134 463 268"
      width="463"
      height="268"
      fill="none"
      aria-hidden="true"
    >
      <g stroke="var(--ink)" strokeWidth="28">
        <path d="M-2000 120h2256a58 58 0 0 0 41-17l116-116a58 58 0 0 1 41-17h3546M-2000 -120h2256a58 58 0 0 1 41 17l116 116a58 58 0 0 0 41 17h3546" />
        {/* The train is a dash, which has arrived at the end of its path. */}
        <path
          className="junction__train"
          d="M-300 120h556a58 58 0 0 0 41-17l116-116a58 58 0 0 1 41-17h76"
          pathLength="1"
          stroke="var(--paper)"
          strokeWidth="16"
          strokeLinecap="round"
          strokeDasharray=".04 2"
          strokeDashoffset="-.96"
        />
        <circle cx="400" r="52" fill="var(--brand)" strokeWidth="20" />
      </g>
      <text className="label" y="-94" dy=".72em">
        {lines[0]}
      </text>
      <text className="label" y="94" dy="-.25em">
        {lines[1]}
      </text>
    </svg>
  );
}
