import { LABEL_GAP, type LabelSide } from '../../components/drawings/Label.tsx';
import type { Point } from '../../components/drawings/trace-route.ts';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * The most space that a label can take: characters are 0.6 em wide on average in the widest kind of name, and nothing
 * extends further than 0.75 em above the baseline and 0.25 em below it.
 *
 * @param radius of the station.
 */
export function labelBox(
  [x, y]: Point,
  side: LabelSide,
  radius: number,
  text: string,
  size: number,
): Box {
  const width = text.length * 0.6 * size;
  const reach = radius + LABEL_GAP;
  if (side === 'above' || side === 'below') {
    const baseline = side === 'above' ? y - reach : y + reach + 0.72 * size;
    return {
      left: x - width / 2,
      right: x + width / 2,
      top: baseline - 0.75 * size,
      bottom: baseline + 0.25 * size,
    };
  }
  const left = side === 'right' ? x + reach : x - reach - width;
  const baseline = y + 0.35 * size;
  return {
    left,
    right: left + width,
    top: baseline - 0.75 * size,
    bottom: baseline + 0.25 * size,
  };
}
