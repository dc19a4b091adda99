import './FieldPlan.css';

/** The fields of a form as bars: four columns of 53 make 212. */
const [COLUMNS, ROWS, WIDTH, PITCH, BAR] = [4, 53, 30, 9, 6] as const;
const STEP = WIDTH + 6;
const FIELDS = COLUMNS * ROWS;

/** How many fields at the top of the first column are also shown beside the plan. */
const VIEWED = 10;

/** The first required field of each column, and the steps to the next ones: 3 of the fields shown, and 42 more. */
const REQUIRED = [
  [0, 4],
  [53, 5],
  [109, 5],
  [163, 5],
] as const;

interface FieldPlanProps {
  /** Of the 212 fields: how many are asked, and how many of the others are kept; all are asked by default. */
  left?: { readonly asked: number; readonly kept: number };
}

/** A whole form from a distance, one bar per field. */
export function FieldPlan({ left }: FieldPlanProps) {
  const [width, height] = [COLUMNS * STEP - 6, ROWS * PITCH - 3];
  return (
    <svg
      className="field-plan"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio="none"
      fill="none"
      aria-hidden="true"
    >
      {left ? (
        <>
          <Bars from={left.asked} to={left.asked + left.kept} stroke="var(--rule)" />
          <Bars from={0} to={left.asked} stroke="var(--brand-line)" />
        </>
      ) : (
        <>
          <Bars from={0} to={FIELDS} stroke="var(--ctl-border)" />
          {REQUIRED.map(([first, step]) => (
            <Bars
              key={first}
              from={first}
              to={endOfColumn(first)}
              step={step}
              stroke="var(--ink)"
            />
          ))}
          <rect
            x={-4}
            y={-4}
            width={WIDTH + 8}
            height={VIEWED * PITCH + 5}
            stroke="var(--brand-line)"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
        </>
      )}
    </svg>
  );
}

interface BarsProps {
  /** The first field, and the one after the last. */
  from: number;
  to: number;
  step?: number;
  stroke: string;
}

function Bars({ from, to, step = 1, stroke }: BarsProps) {
  return (
    <path
      d={columnsOf(from, to)}
      stroke={stroke}
      strokeWidth={WIDTH}
      strokeDasharray={`${BAR} ${step * PITCH - BAR}`}
    />
  );
}

/** A line down the middle of each column; its dashes are the bars. */
function columnsOf(from: number, to: number): string {
  const end = Math.min(to, endOfColumn(from));
  const [x, y] = [Math.floor(from / ROWS) * STEP + WIDTH / 2, (from % ROWS) * PITCH];
  const line = `M${x} ${y}v${(end - from) * PITCH - 3}`;
  return end < to ? line + columnsOf(end, to) : line;
}

const endOfColumn = (field: number) => (Math.floor(field / ROWS) + 1) * ROWS;
