import { Count } from './Count.tsx';
import './Ring.css';

export interface RingData {
  /** From 0 to 100. */
  readonly percent: number;
  /** What the percentage says, after the number: “of cutovers finished inside the planned window.” */
  readonly text: string;
  /** What it is of, in counts: a percentage never stands without. */
  readonly denominator: string;
}

/** From the top, clockwise, in hundredths of the way round. */
const LOOP = { pathLength: 100 };

/** A percentage as a loop line: a station marks how far it has come. One image with one name for screen readers. */
export function Ring({ percent, text, denominator }: RingData) {
  const station = { ...LOOP, strokeDasharray: '0 100', strokeDashoffset: -percent };
  return (
    <div className="ring" role="img" aria-label={`${percent} percent ${text} ${denominator}`}>
      <div
        className="ring__dial"
        data-behavior="count"
        data-behavior-when="visible"
        data-count-from="0"
      >
        <svg className="ring__drawing" viewBox="0 0 120 120" aria-hidden="true" focusable="false">
          <circle className="ring__track" {...LOOP} />
          <circle className="ring__arc" {...LOOP} strokeDasharray={`${percent} 100`} />
          <circle className="ring__station" {...station} />
          <circle className="ring__station ring__station--inside" {...station} />
        </svg>
        <p className="ring__percent">
          <Count>{percent}</Count>
          <span className="ring__unit">%</span>
        </p>
      </div>
      <p className="ring__text">
        {text} <span className="ring__denominator">{denominator}</span>
      </p>
    </div>
  );
}
