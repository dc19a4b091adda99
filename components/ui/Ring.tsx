import { Count } from './Count.tsx';
import './Ring.css';

export interface RingData {
  /** How many, out of the whole. */
  readonly value: number;
  readonly whole: number;
  /** Said instead of “of …” and the whole, where that is 100: “% of fields”. */
  readonly share?: string;
  /** What the figures count, following them: “cutovers finished inside the planned window.” */
  readonly text: string;
}

/** A share as a loop line, with a station where it ends, beside its figures. Screen readers get one image with one name. */
export function Ring({ value, whole, share = ` of ${format(whole)}`, text }: RingData) {
  const arc = { pathLength: whole, strokeDasharray: `${value} ${whole}` };
  const station = { ...arc, strokeDasharray: `0 ${whole}`, strokeDashoffset: -value };
  return (
    <div
      className="ring"
      role="img"
      aria-label={`${format(value)}${share} ${text}`}
      data-behavior="count"
      data-behavior-near=""
      data-count-from="0"
    >
      <svg className="ring__drawing" viewBox="0 0 120 120" aria-hidden="true">
        <circle className="ring__track" pathLength={100} />
        <circle className="ring__arc" {...arc} />
        <circle className="ring__station" {...station} />
        <circle className="ring__station ring__station--inside" {...station} />
      </svg>
      <p className="ring__figures">
        <Count>{format(value)}</Count>
        <span className="ring__share">{share}</span>
      </p>
      <p className="ring__text">{text}</p>
    </div>
  );
}

function format(count: number): string {
  return count.toLocaleString('en-GB');
}
