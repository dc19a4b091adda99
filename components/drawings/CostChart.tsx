import './CostChart.css';

export interface CostChartProps {
  /** What the picture shows, in one sentence. */
  alt: string;
  before: Bills;
  after: Bills;
  /** The most that may be spent in a month. */
  cap: number;
}

interface Bills {
  /** One value per month. */
  readonly pounds: readonly number[];
  /** The caption of the bill next to the drop. */
  readonly caption: string;
  /** The first and last month, as labels of the axis. */
  readonly months: readonly [string, string];
  /** The number of idle servers, each drawn as a square. */
  readonly idle: number;
}

/**
 * Monthly bills as a stepped area that drops once. Positions are percentages of the picture and distances are in em, so
 * that text keeps its size while the picture stretches.
 */
export function CostChart({ alt, before, after, cap }: CostChartProps) {
  const [highest, lowest] = [before.pounds.at(-1) ?? 0, after.pounds[0] ?? 0];
  const top = highest * 1.16;
  const step = 1 / (before.pounds.length + after.pounds.length);
  const drop = percent(before.pounds.length * step);
  const down = (pounds: number) => percent(1 - pounds / top);
  const steps = ({ pounds }: Bills, start: number) => {
    const tops = pounds.map(
      (value, index) =>
        `V${thousandths(1 - value / top)}H${thousandths((start + index + 1) * step)}`,
    );
    return (
      <svg
        viewBox="0 0 1000 1000"
        width="100%"
        height="100%"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path
          className="cost-chart__steps"
          d={`M${thousandths(start * step)} 1000${tops.join('')}V1000`}
          fill="var(--before)"
          shapeRendering="crispEdges"
        />
      </svg>
    );
  };

  return (
    <div className="cost-chart" role="img" aria-label={alt}>
      <svg className="cost-chart__plot" width="100%" height="19em" aria-hidden="true">
        <g data-ground="panel">
          {steps(before, 0)}
          <Place x={drop} y={down(highest)}>
            <Words figure={pounds(highest)} label={before.caption} x={-1} y={3.6} />
          </Place>
          <Servers idle={before.idle} x="0%" />
        </g>
        <g className="cost-chart__after">
          {steps(after, before.pounds.length)}
          <Place x={drop} y={down(lowest)}>
            <Words figure={pounds(lowest)} label={after.caption} x={1} y={2.9} />
          </Place>
          <Servers idle={after.idle} x={drop} />
        </g>
        <rect
          fill="none"
          stroke="var(--ctl-border)"
          strokeWidth="2"
          strokeDasharray="6 5"
          x={drop}
          y={down(highest)}
          width={percent(after.pounds.length * step)}
          height={percent((highest - cap) / top)}
        />
        <Place x={drop} y={down(cap)}>
          <line x2="100%" stroke="var(--ink)" strokeWidth="2" />
          <text x="1em" y="1.3em">
            {`Cap: ${pounds(cap)}`}
          </text>
        </Place>
        {/* In the space where money is no longer spent. */}
        <Place x={drop} y={down(highest)}>
          <g className="cost-chart__saved">
            <rect width="10em" height="4.8em" rx="6" fill="var(--raised)" stroke="var(--ink)" />
            <Words figure={pounds(highest - lowest)} label="less each month" x={0.9} y={2.4} />
          </g>
        </Place>
      </svg>
      <p className="cost-chart__months">
        {[...before.months, ...after.months].map((month) => (
          <span key={month}>{month}</span>
        ))}
      </p>
    </div>
  );
}

/** A point from which distances are measured. */
function Place({ x, y, children }: { x: string; y: string; children: React.ReactNode }) {
  return (
    <svg overflow="visible" aria-hidden="true" x={x} y={y}>
      {children}
    </svg>
  );
}

interface WordsProps {
  figure: string;
  label: string;
  /** Distance from the point in em; if negative, the text ends there. */
  x: number;
  /** The baseline of the figure. */
  y: number;
}

function Words({ figure, label, x, y }: WordsProps) {
  return (
    <text x={em(x)} y={em(y)} textAnchor={x < 0 ? 'end' : undefined}>
      <tspan className="cost-chart__figure">{figure}</tspan>
      <tspan x={em(x)} y={em(y + 1.4)}>
        {label}
      </tspan>
    </text>
  );
}

/** Idle servers in rows of ten; each square is a dash of its row. */
function Servers({ idle, x }: { idle: number; x: string }) {
  const rows = Array.from({ length: Math.ceil(idle / 10) }, (_, row) => {
    const squares = Math.min(10, idle - 10 * row);
    return `M0 ${4 + 12 * row}h${12 * squares - 4}`;
  });
  return (
    <Place x={x} y="100%">
      <text x="1em" y="-5.7em">
        {`${idle} idle servers`}
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
        <path d={rows.join('')} stroke="var(--ink)" strokeWidth="8" strokeDasharray="8 4" />
      </svg>
    </Place>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;
const percent = (share: number) => `${round(100 * share)}%`;
const thousandths = (share: number) => Math.round(1000 * share);
const em = (size: number) => `${round(size)}em`;
const pounds = (value: number) => `£${value.toLocaleString('en-GB')}`;
