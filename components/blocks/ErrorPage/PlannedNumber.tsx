import type { Vertex } from '../../drawings/trace-route.ts';
import { closedDashes } from './closed-dashes.ts';

/** The four of the heading font, as a polygon. Its bar is level with the rails. */
const FOUR: readonly Vertex[] = [
  [8, 226],
  [8, 193],
  [90, 76],
  [134, 76],
  [50, 196],
  [98, 196],
  [98, 163],
  [134, 163],
  [134, 196],
  [161, 196],
  [161, 226],
  [134, 226],
  [134, 271],
  [98, 271],
  [98, 226],
];

const four = { d: `M${FOUR.join('L')}Z`, strokeDasharray: closedDashes(FOUR) };

/**
 * 404, drawn like a line that was planned, but not built. It is not text, because text cannot be dashed with closed corners.
 */
export function PlannedNumber() {
  return (
    <g className="line-closed__plan">
      <path {...four} />
      <path {...four} transform="translate(345)" />
      <ellipse cx="257" cy="174" rx="76" ry="101" pathLength="560" />
      <ellipse cx="257" cy="174" rx="34" ry="68" pathLength="340" />
      {/* The rails go on after the number. */}
      <path d="M520 202H1710M520 218H1710" />
    </g>
  );
}
