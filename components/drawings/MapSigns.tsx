import type { PlatformLine } from '../ui/Bullet.tsx';
import { classNames } from '../ui/class-names.ts';
import './MapSigns.css';

/** A point in the units of a drawing: x to the right, y down. */
export type Point = readonly [x: number, y: number];

interface LineProps {
  line: PlatformLine;
  /** Runs at 0, 45 and 90 degrees, and round turns. */
  path: string;
  /** Unique on the page. The path is written once, and other elements use the path by this id. */
  id?: string;
}

/**
 * A line and, under it, a casing in the background colour, so that lines that cross the first line seem to pass below.
 * `pathLength` lets a stylesheet draw a line from 0 to 1. `--line-width` is the width of lines, 12 by default.
 */
export function Line({ line, path: d, id }: LineProps) {
  const path = { d, pathLength: 1 };
  return (
    <g className="line" data-line={line} fill="none">
      <g className="line__casing">
        <path id={id} {...path} />
      </g>
      {id ? <use href={`#${id}`} /> : <path {...path} />}
    </g>
  );
}

/** A stop: a white disc with a ring of ink, on a straight piece of its line; at `0,0` by default. */
export function Station({ at: [x, y] = [0, 0], radius = 9 }: { at?: Point; radius?: number }) {
  return <circle className="station" cx={x || undefined} cy={y || undefined} r={radius} />;
}

interface InterchangeProps {
  /** Where the lines pass, from one end to the other. */
  stops: readonly Point[];
  radius: number;
}

/** A capsule across parallel lines, where passengers change. */
export function Interchange({ stops, radius }: InterchangeProps) {
  const xs = stops.map(([x]) => x);
  const ys = stops.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - radius, Math.min(...ys) - radius];
  return (
    <g className="station">
      <rect
        strokeWidth="5"
        x={left}
        y={top}
        width={Math.max(...xs) + radius - left}
        height={Math.max(...ys) + radius - top}
        rx={radius}
      />
      <path
        d={stops.map(([x, y]) => `M${x} ${y}h0`).join('')}
        strokeWidth="10"
        strokeLinecap="round"
      />
    </g>
  );
}

interface LineBulletProps {
  line: PlatformLine;
  /** `0,0` by default. */
  at?: Point;
  radius?: number;
}

/** The numbered disc of a line, at its terminus and wherever its colour must be named. */
export function LineBullet({ line, at: [x, y] = [0, 0], radius = 17 }: LineBulletProps) {
  return (
    <g className="line-bullet" data-line={line}>
      <circle cx={x || undefined} cy={y || undefined} r={radius} />
      <text
        x={x || undefined}
        y={y || undefined}
        dy=".35em"
        fill="var(--on-fill)"
        fontSize="19"
        fontWeight="700"
        textAnchor="middle"
      >
        {line}
      </text>
    </g>
  );
}

interface LabelProps {
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

const SIDES = {
  above: { way: [0, -1], textAnchor: 'middle' },
  below: { way: [0, 1], textAnchor: 'middle', dy: '.72em' },
  left: { way: [-1, 0], textAnchor: 'end', dy: '.35em' },
  right: { way: [1, 0], dy: '.35em' },
} as const;

/** The side of the station that its label is on. */
export type LabelSide = keyof typeof SIDES;

/** The name of a station, on one side of it. */
export function Label({ at: [x, y] = [0, 0], side, radius, strong = false, children }: LabelProps) {
  const { way, ...text } = SIDES[side];
  const reach = radius + LABEL_GAP;
  return (
    <text
      className={classNames('label', strong && 'label--strong')}
      x={x + way[0] * reach || undefined}
      y={y + way[1] * reach || undefined}
      {...text}
    >
      {children}
    </text>
  );
}
