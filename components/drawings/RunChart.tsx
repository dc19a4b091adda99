import './RunChart.css';

export interface RunChartProps {
  /** What the picture says, in one or two sentences. */
  title: string;
  /** The width of the chart in hours; the line of the real run goes on beyond that. */
  hours: number;
  runs: readonly Run[];
  /** The hour after which there is no way back. */
  limit: { readonly at: number; readonly name: string; readonly time: string };
}

interface Run {
  readonly name: string;
  /** The run ends at the last one. */
  readonly stops: readonly Stop[];
  /**
   * For the real run: where it goes on after the limit, for good; what the hours until then are and, where there is room
   * for it, why. The hours that were left before the limit are shown, and not how long the run took.
   */
  readonly opens?: Stop & { readonly until: readonly [what: string, why: string] };
}

interface Stop {
  /** In hours after the start. */
  readonly at: number;
  readonly label?: readonly [time: string, word: string];
}

/**
 * Pixels where type is 16 pixels high: above the first run, from run to run, from the top of a run to its track, and
 * the radius of a station.
 */
const [HEAD, PITCH, TRACK, RADIUS] = [48, 68, 38, 11] as const;
/** Grows with the type of the visitor. (WebKit knows no `rem` in attributes of SVG.) */
const em = (pixels: number) => `${pixels / 16}em`;
const STRONG = { fill: 'var(--ink)', fontWeight: 600 };
/** Half a station with its ring, which extends beyond the ends of the scale. */
const EDGE = 13;
/** Where the real run ends: beyond the edge of what the chart is in. */
const BEYOND = '400%';

/**
 * Runs below each other on one scale of hours. The chart has no view box: so it takes the available width, and type keeps
 * its size.
 */
export function RunChart({ title, hours, runs, limit }: RunChartProps) {
  const across = (hour: number) => `${Math.round((hour / hours) * 1000) / 10}%`;
  const edge = across(limit.at);
  const height = HEAD + runs.length * PITCH + 22;
  /** The line of the limit ends at the last run, above the words below. */
  const foot = HEAD + (runs.length - 1) * PITCH + TRACK + RADIUS;
  return (
    <svg
      className="run-chart"
      width="100%"
      height={em(height)}
      fill="var(--ink-2)"
      strokeWidth="4"
      role="img"
    >
      <title>{title}</title>
      <text x={edge} dx="-12" y={em(14)} textAnchor="end">
        <tspan {...STRONG}>{limit.name}</tspan>
        <tspan x={edge} dx="-12" dy={em(20)}>
          {limit.time}
        </tspan>
      </text>
      {runs.map(({ name, stops, opens }, index) => {
        const y = HEAD + index * PITCH + TRACK;
        const endHour = stops.at(-1)?.at ?? 0;
        const end = across(endHour);
        return (
          <g key={name}>
            <text {...STRONG} x={-EDGE} y={em(y - 20)}>
              {name}
            </text>
            {opens && (
              <>
                <Track x1={end} x2={edge} y={y} strokeWidth="4" strokeDasharray="8 6" />
                <text x={edge} dx="-12" y={em(y - 20)} textAnchor="end">
                  <tspan className="run-chart__note">{`${limit.at - endHour} h in hand`}</tspan>
                </text>
                <text x={edge} dx="12" y={em(y - 20)}>
                  {opens.until[0]}
                  <tspan className="run-chart__why">, {opens.until[1]}</tspan>
                </text>
              </>
            )}
            <Track x2={end} y={y} stroke={opens ? 'var(--brand-line)' : 'var(--ctl-border)'} />
            {endHour > limit.at && (
              <>
                <Track x1={edge} x2={end} y={y} stroke="var(--ink)" />
                <text {...STRONG} x={edge} dx="12" y={em(y - 20)}>
                  {`${endHour - limit.at} h over`}
                </text>
              </>
            )}
            {stops.map(({ at, label }) => (
              <RunStop
                key={at}
                label={label}
                isBetween={at > 0 && at < endHour}
                x={across(at)}
                y={y}
              />
            ))}
            {opens ? (
              <g className="run-chart__opens">
                <text
                  {...STRONG}
                  className="run-chart__break"
                  x={across(opens.at)}
                  dx="-18"
                  y={em(y + 6)}
                  textAnchor="end"
                >
                  {'//'}
                </text>
                <Track x1={across(opens.at)} x2={BEYOND} y={y} />
                <RunStop label={opens.label} isBetween x={across(opens.at)} y={y} />
              </g>
            ) : (
              <text x={end} dx="20" y={em(y + 8)}>
                <tspan className="run-chart__note">{`${endHour} h`}</tspan>
              </text>
            )}
          </g>
        );
      })}
      <line x1={edge} x2={edge} y2={em(foot)} stroke="var(--ink)" />
    </svg>
  );
}

function Track({ y, ...line }: React.SVGAttributes<SVGLineElement> & { y: number }) {
  return <line stroke="var(--brand-line)" strokeWidth="14" {...line} y1={em(y)} y2={em(y)} />;
}

interface RunStopProps {
  label: Stop['label'];
  /** Set if other stops are close, where the chart is narrow: the words of this stop are below those of the others. */
  isBetween: boolean;
  x: string;
  y: number;
}

function RunStop({ label, isBetween, x, y }: RunStopProps) {
  return (
    <g className={isBetween ? 'run-chart__between' : undefined}>
      <g fill="var(--paper)" stroke="var(--ink)">
        {isBetween && <line x1={x} x2={x} y1={em(y)} y2={em(y + 62)} strokeWidth="2" />}
        <circle cx={x} cy={em(y)} r={RADIUS} />
      </g>
      {label && (
        <text x={x} dx={-EDGE} y={em(y + 30)}>
          {label[0]}
          <tspan x={x} dx={-EDGE} dy={em(20)}>
            {label[1]}
          </tspan>
        </text>
      )}
    </g>
  );
}
