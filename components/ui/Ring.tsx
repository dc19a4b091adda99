import { Count } from './Count.tsx';
import './Ring.css';

export interface RingData {
  /** From 0 to 100. */
  readonly percent: number;
  /** What the percentage says, following the number: “of cutovers finished inside the planned window.” */
  readonly text: string;
  /** The counts behind the percentage, which is never shown without them. */
  readonly denominator: string;
}

/** From the bottom, against the clock, in hundredths of a full turn. */
const LOOP = { pathLength: 100 };

/** A percentage as a loop line, with a station where it ends. Screen readers get one image with one name. */
export function Ring({ percent, text, denominator }: RingData) {
  const station = { ...LOOP, strokeDasharray: '0 100', strokeDashoffset: -percent };
  return (
    <div className="ring" role="img" aria-label={`${percent} percent ${text} ${denominator}`}>
      <div className="ring__dial" data-behavior="count" data-behavior-near="" data-count-from="0">
        <svg className="ring__drawing" viewBox="0 0 120 120" aria-hidden="true">
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
