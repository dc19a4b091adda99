import './RunChart.css';

export interface RunChartProps {
  /** What the picture says, in one or two sentences. */
  title: string;
  /** The width of the chart in hours. */
  hours: number;
  runs: readonly Run[];
  /**
   * The hour after which there is no way back: what it is, when it is, and how much time the real run left before it.
   */
  limit: {
    readonly at: number;
    readonly name: string;
    readonly time: string;
    readonly inHand: string;
  };
}

export interface Run {
  readonly name: string;
  /** How long the run took; written after its end. */
  readonly note?: string;
  /** How much of it was after the limit; written above that part. */
  readonly over?: string;
  /** Hours after the start; the run ends at the last one. */
  readonly stops: readonly {
    readonly at: number;
    readonly label?: readonly [time: string, word: string];
  }[];
  /** The real run, after the rehearsals; the time it left is shown. */
  readonly isReal?: boolean;
}

/** Pixels where type is 16 pixels high: above the first run, from run to run, from the top of a run to its track, and the radius of a station. */
const [HEAD, PITCH, TRACK, RADIUS] = [48, 68, 38, 11] as const;
/** Grows with the type of the visitor. (WebKit knows no `rem` in attributes of SVG.) */
const em = (pixels: number) => `${pixels / 16}em`;
/** Half a station with its ring, which extends beyond the ends of the scale. */
const EDGE = 13;

/**
 * Runs below each other on one scale of hours. Without a view box: it takes the available width, and its type keeps its
 * size.
 */
export function RunChart({ title, hours, runs, limit }: RunChartProps) {
  const across = (hour: number) => `${Math.round((hour / hours) * 1000) / 10}%`;
  const height = HEAD + runs.length * PITCH + 22;
  /** The limit ends at the last run, so that it crosses none of the words below. */
  const foot = HEAD + (runs.length - 1) * PITCH + TRACK + RADIUS;
  return (
    <svg className="run-chart" height={em(height)} role="img">
      <title>{title}</title>
      <line
        className="run-chart__limit"
        x1={across(limit.at)}
        x2={across(limit.at)}
        y2={em(foot)}
      />
      <text x={across(limit.at)} dx="-12" y={em(14)} textAnchor="end">
        <tspan className="run-chart__name">{limit.name}</tspan>
        <tspan x={across(limit.at)} dx="-12" dy={em(20)}>
          {limit.time}
        </tspan>
      </text>
      {runs.map(({ name, note, over, stops, isReal }, index) => {
        const y = HEAD + index * PITCH + TRACK;
        const last = stops.at(-1)?.at ?? 0;
        return (
          <g key={name} className={isReal ? 'run-chart__run--real' : undefined}>
            <text className="run-chart__name" x={-EDGE} y={em(y - 20)}>
              {name}
            </text>
            {isReal && (
              <>
                <line
                  className="run-chart__rest"
                  x1={across(last)}
                  x2={across(limit.at)}
                  y1={em(y)}
                  y2={em(y)}
                />
                <text x={across(limit.at)} dx="-12" y={em(y - 20)} textAnchor="end">
                  <tspan className="run-chart__note">{limit.inHand}</tspan>
                </text>
              </>
            )}
            <line className="run-chart__track" x1="0" x2={across(last)} y1={em(y)} y2={em(y)} />
            {over && (
              <>
                <line
                  className="run-chart__track run-chart__track--over"
                  x1={across(limit.at)}
                  x2={across(last)}
                  y1={em(y)}
                  y2={em(y)}
                />
                <text className="run-chart__name" x={across(limit.at)} dx="12" y={em(y - 20)}>
                  {over}
                </text>
              </>
            )}
            {stops.map(({ at, label }) => (
              <g key={at} className={at > 0 && at < last ? 'run-chart__between' : undefined}>
                <line
                  className="run-chart__leader"
                  x1={across(at)}
                  x2={across(at)}
                  y1={em(y)}
                  y2={em(y + 62)}
                />
                <circle className="run-chart__stop" cx={across(at)} cy={em(y)} r={RADIUS} />
                {label && (
                  <text x={across(at)} dx={-EDGE} y={em(y + 30)}>
                    {label[0]}
                    <tspan x={across(at)} dx={-EDGE} dy={em(20)}>
                      {label[1]}
                    </tspan>
                  </text>
                )}
              </g>
            ))}
            {note && (
              <text x={across(last)} dx="20" y={em(y + 6)}>
                <tspan className="run-chart__note">{note}</tspan>
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
