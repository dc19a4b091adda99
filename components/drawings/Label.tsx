import { classNames } from '../ui/class-names.ts';
import type { Point } from './route.ts';
import './Label.css';

/** The side of the station that its label is on. */
export type LabelSide = 'above' | 'below' | 'left' | 'right';

export interface LabelProps {
  /** `0,0` by default. */
  at?: Point;
  side: LabelSide;
  /** The station's radius. */
  radius: number;
  /** For the name of an interchange. */
  strong?: boolean;
  children: string;
}

/** The distance between the edge of a station and its label. */
const LABEL_GAP = 9;

const BASELINES = { above: undefined, below: '.72em', left: '.35em', right: '.35em' } as const;
const ANCHORS = { above: 'middle', below: 'middle', left: 'end', right: undefined } as const;

/** The name of a station, on one side of it. */
export function Label({ at: [x, y] = [0, 0], side, radius, strong = false, children }: LabelProps) {
  const reach = radius + LABEL_GAP;
  const [dx, dy] = { above: [0, -reach], below: [0, reach], left: [-reach, 0], right: [reach, 0] }[
    side
  ] as [number, number];
  return (
    <text
      className={classNames('label', strong && 'label--strong')}
      x={x + dx || undefined}
      y={y + dy || undefined}
      dy={BASELINES[side]}
      textAnchor={ANCHORS[side]}
    >
      {children}
    </text>
  );
}
