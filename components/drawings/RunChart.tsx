import './RunChart.css';

export interface RunChartProps {
  /** What the picture says, in one or two sentences. */
  title: string;
  /** The hour after which there is no way back, and its time. */
  limit: Label;
  /** How long each took; the first ran over the limit. */
  rehearsals: readonly [Rehearsal & { readonly over: string }, Rehearsal];
  weekend: {
    readonly name: string;
    /** Frozen, imported, checked, open. */
    readonly stops: readonly [Label, Label, Label, Label];
    /** How long before the limit it was checked. */
    readonly inHand: string;
    /** What the hours until it opened are and, where there is room for it, why. */
    readonly until: readonly [what: string, why: string];
  };
}

type Label = readonly [string, string];

interface Rehearsal {
  readonly name: string;
  readonly hours: string;
}

/** Shares of 31 hours: the 17th, 23rd, 29th and 44th, which is beyond the edge of what the chart is in. */
const [IMPORTED, CHECKED, LIMIT, OPEN] = ['54.8%', '74.2%', '93.5%', '141.9%'] as const;
const STRONG = { fill: 'var(--ink)', fontWeight: 600 };

/**
 * Runs below each other on one scale of hours. The chart has no view box: so it takes the available width, and type keeps
 * its size. Heights are in em, to grow with the type. (WebKit knows no `rem` in attributes of SVG.)
 */
export function RunChart({ title, limit, rehearsals: [long, short], weekend }: RunChartProps) {
  const [frozen, imported, checked, open] = weekend.stops;
  return (
    <svg
      className="run-chart"
      width="100%"
      height="17.125em"
      fill="var(--ink-2)"
      strokeWidth="4"
      role="img"
    >
      <title>{title}</title>
      <text x={LIMIT} dx="-12" y="0.875em" textAnchor="end">
        <tspan {...STRONG}>{limit[0]}</tspan>
        <tspan x={LIMIT} dx="-12" dy="1.25em">
          {limit[1]}
        </tspan>
      </text>
      <Run y="5.375em" name={long.name}>
        <line x2="100%" stroke="var(--ctl-border)" strokeWidth="14" />
        <line x1={LIMIT} x2="100%" stroke="var(--ink)" strokeWidth="14" />
        <text {...STRONG} x={LIMIT} dx="12" y="-1.25em">
          {long.over}
        </text>
        <Stop x="0%" />
        <Stop x="100%" />
        <Hours x="100%">{long.hours}</Hours>
      </Run>
      <Run y="9.625em" name={short.name}>
        <line x2={IMPORTED} stroke="var(--ctl-border)" strokeWidth="14" />
        <Stop x="0%" />
        <Stop x={IMPORTED} />
        <Hours x={IMPORTED}>{short.hours}</Hours>
      </Run>
      <Run y="13.875em" name={weekend.name}>
        <line x1={CHECKED} x2={LIMIT} stroke="var(--brand-line)" strokeDasharray="8 6" />
        <text x={LIMIT} dx="-12" y="-1.25em" textAnchor="end">
          <tspan className="run-chart__note">{weekend.inHand}</tspan>
        </text>
        <text x={LIMIT} dx="12" y="-1.25em">
          {weekend.until[0]}
          <tspan className="run-chart__why">, {weekend.until[1]}</tspan>
        </text>
        <line x2={CHECKED} stroke="var(--brand-line)" strokeWidth="14" />
        <Stop x="0%" label={frozen} />
        <Stop x={IMPORTED} label={imported} isBetween />
        <Stop x={CHECKED} label={checked} />
        <g className="run-chart__opens">
          <text
            {...STRONG}
            className="run-chart__break"
            x={OPEN}
            dx="-18"
            y="0.375em"
            textAnchor="end"
          >
            {'//'}
          </text>
          <line x1={OPEN} x2="400%" stroke="var(--brand-line)" strokeWidth="14" />
          <Stop x={OPEN} label={open} isBetween />
        </g>
      </Run>
      {/* It ends at the last run, above the words below. */}
      <line x1={LIMIT} x2={LIMIT} y2="14.5625em" stroke="var(--ink)" />
    </svg>
  );
}

/** @param y of its track, from which the heights of its parts are measured. */
function Run({ y, name, children }: { y: string; name: string; children: React.ReactNode }) {
  return (
    <svg y={y} overflow="visible" aria-hidden="true">
      <text {...STRONG} x="-13" y="-1.25em">
        {name}
      </text>
      {children}
    </svg>
  );
}

function Hours({ x, children }: { x: string; children: string }) {
  return (
    <text x={x} dx="20" y="0.5em">
      <tspan className="run-chart__note">{children}</tspan>
    </text>
  );
}

interface StopProps {
  x: string;
  label?: Label;
  /** Set if other stops are close, where the chart is narrow: the words of this stop are below those of the others. */
  isBetween?: boolean;
}

function Stop({ x, label, isBetween }: StopProps) {
  return (
    <g className={isBetween ? 'run-chart__between' : undefined}>
      <g fill="var(--paper)" stroke="var(--ink)">
        {isBetween && <line x1={x} x2={x} y2="3.875em" strokeWidth="2" />}
        <circle cx={x} r="11" />
      </g>
      {label && (
        <text x={x} dx="-13" y="1.875em">
          {label[0]}
          <tspan x={x} dx="-13" dy="1.25em">
            {label[1]}
          </tspan>
        </text>
      )}
    </g>
  );
}
