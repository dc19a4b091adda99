import './CostChart.css';

export interface CostChartProps {
  /** What the picture shows, in one sentence. */
  alt: string;
  before: Bill;
  after: Bill;
  /** The most that may be spent in a month. */
  cap: string;
  saved: Pick<Bill, 'figure' | 'label'>;
  /** The first and last month before the drop and after it. */
  months: readonly [string, string, string, string];
}

/** The bill next to the drop. */
interface Bill {
  readonly figure: string;
  readonly label: string;
  /** How many servers are idle. */
  readonly idle: string;
}

/**
 * A year of bills as a stepped area that drops once, in the middle. Text keeps its size while the picture stretches:
 * places are shares of the picture, where 86.2% are £41,000, and distances from them are in em.
 */
export function CostChart({ alt, before, after, cap, saved, months }: CostChartProps) {
  return (
    <div className="cost-chart" role="img" aria-label={alt}>
      <svg className="cost-chart__plot" width="100%" height="19em" aria-hidden="true">
        <Bills
          fill="var(--before)"
          steps="M0 1000V281H83V245H167V214H250V184H333V157H417V138H500V1000"
        />
        <g data-ground="panel">
          <Words {...before} x="50%" dx="-1em" y="13.8%" dy="3.6em" textAnchor="end" />
          <Servers x="0%" idle={before.idle} rows="M0 4h116M0 16h116M0 28h116M0 40h80" />
        </g>
        <g className="cost-chart__after">
          <Bills fill="var(--after)" steps="M500 1000V380H1000V1000" />
          <Words {...after} x="50%" dx="1em" y="38%" dy="2.9em" />
          <Servers x="50%" idle={after.idle} rows="M0 4h44" />
        </g>
        <rect
          x="50%"
          y="13.8%"
          width="50%"
          height="16.8%"
          fill="none"
          stroke="var(--ctl-border)"
          strokeWidth="2"
          strokeDasharray="6 5"
        />
        <svg x="50%" y="30.6%" overflow="visible" aria-hidden="true">
          <line x2="100%" stroke="var(--ink)" strokeWidth="2" />
          <text x="1em" y="1.3em">
            {cap}
          </text>
        </svg>
        {/* In the space where money is no longer spent. */}
        <svg x="50%" y="13.8%" overflow="visible" aria-hidden="true">
          <g className="cost-chart__saved">
            <rect width="10em" height="4.8em" rx="6" fill="var(--raised)" stroke="var(--ink)" />
            <Words {...saved} dx="0.9em" dy="2.4em" />
          </g>
        </svg>
      </svg>
      <p className="cost-chart__months">
        {months.map((month) => (
          <span key={month}>{month}</span>
        ))}
      </p>
    </div>
  );
}

function Bills({ fill, steps }: { fill: string; steps: string }) {
  return (
    <svg
      viewBox="0 0 1000 1000"
      width="100%"
      height="100%"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="cost-chart__bills" d={steps} fill={fill} shapeRendering="crispEdges" />
    </svg>
  );
}

type WordsProps = Pick<Bill, 'figure' | 'label'> &
  Pick<React.SVGAttributes<SVGTextElement>, 'x' | 'dx' | 'y' | 'dy' | 'textAnchor'>;

function Words({ figure, label, x, dx, y, dy, textAnchor }: WordsProps) {
  return (
    <svg x={x} y={y} overflow="visible" aria-hidden="true">
      <text x={dx} y={dy} textAnchor={textAnchor}>
        <tspan className="cost-chart__figure">{figure}</tspan>
        <tspan x={dx} dy="1.4em">
          {label}
        </tspan>
      </text>
    </svg>
  );
}

/** @param rows of ten servers; each is a dash. */
function Servers({ x, idle, rows }: { x: string; idle: string; rows: string }) {
  return (
    <svg x={x} y="100%" overflow="visible" aria-hidden="true">
      <text x="1em" y="-5.7em">
        {idle}
      </text>
      <svg
        x="1em"
        y="-5em"
        width="10em"
        height="4em"
        viewBox="0 0 116 44"
        preserveAspectRatio="xMinYMin"
        aria-hidden="true"
      >
        <path d={rows} stroke="var(--ink)" strokeWidth="8" strokeDasharray="8 4" />
      </svg>
    </svg>
  );
}
