import './Ring.css';

export interface RingData {
  /** From 0 to 100. */
  readonly percent: number;
  /** What the percentage says, after the number: “of cutovers finished inside the planned window.” */
  readonly text: string;
  /** What it is of, in counts: a percentage never stands without. */
  readonly denominator: string;
}

const SIZE = 120;
const RADIUS = 51;

/** A percentage as a loop line: a station marks how far it has come. One image with one name for screen readers. */
export function Ring({ percent, text, denominator }: RingData) {
  const centre = SIZE / 2;
  const station = stationAt(percent);
  const circle = { cx: centre, cy: centre, r: RADIUS };
  return (
    <div className="ring" role="img" aria-label={`${percent} percent ${text} ${denominator}`}>
      <div className="ring__dial">
        <svg
          className="ring__drawing"
          viewBox={`0 0 ${SIZE} ${SIZE}`}
          aria-hidden="true"
          focusable="false"
        >
          <circle className="ring__track" {...circle} />
          <circle
            className="ring__arc"
            {...circle}
            pathLength={100}
            strokeDasharray={`${percent} 100`}
            transform={`rotate(-90 ${centre} ${centre})`}
          />
          <circle className="ring__station" {...station} r={6.5} />
        </svg>
        <p className="ring__percent">
          {percent}
          <span className="ring__unit">%</span>
        </p>
      </div>
      <p className="ring__text">
        {text} <span className="ring__denominator">{denominator}</span>
      </p>
    </div>
  );
}

/** Where on the ring a percentage ends, clockwise from the top. */
export function stationAt(percent: number): { cx: number; cy: number } {
  const angle = (percent / 100) * 2 * Math.PI;
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    cx: round(SIZE / 2 + RADIUS * Math.sin(angle)),
    cy: round(SIZE / 2 - RADIUS * Math.cos(angle)),
  };
}
