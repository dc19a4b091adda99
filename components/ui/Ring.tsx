import { Count } from './Count.tsx';
import { classNames } from './class-names.ts';
import './Ring.css';

export interface RingData {
  /** From 0 to 100. */
  readonly percent: number;
  /** What the percentage says, after the number: “of cutovers finished inside the planned window.” */
  readonly text: string;
  /** What it is of, in counts: a percentage never stands without. */
  readonly denominator: string;
}

export interface RingProps extends RingData {
  /** The one that leads where several stand together. */
  lead?: boolean;
}

/** From the top, clockwise, in hundredths of the way round. */
const LOOP = { cx: 60, cy: 60, r: 51, pathLength: 100, transform: 'rotate(-90 60 60)' };

/** A percentage as a loop line: a station marks how far it has come. One image with one name for screen readers. */
export function Ring({ percent, text, denominator, lead = false }: RingProps) {
  const station = { ...LOOP, strokeDasharray: '0 100', strokeDashoffset: -percent };
  return (
    <div
      className={classNames('ring', lead && 'ring--lead')}
      role="img"
      aria-label={`${percent} percent ${text} ${denominator}`}
    >
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
