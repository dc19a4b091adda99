import type { SliderEffect } from '../Slider.tsx';

/** A cube has four sides. */
const SIDES = 4;

/**
 * The indices of the slides that would get in the way of a change. On its way from the last slide to the first, a flip
 * also turns all slides in between; and on a cube, every fifth slide has the place of the first. At rest only the
 * current slide of a cube, flip or coverflow is visible: without 3D, the others would be in front of it or beside it.
 *
 * @param previous the slide that leaves, or `undefined` at rest.
 */
export function unseenSlides(
  effect: SliderEffect,
  count: number,
  active: number,
  previous?: number,
): number[] {
  const all = Array.from({ length: count }, (_, index) => index);
  if (effect === 'slide' || effect === 'fade') return [];
  if (previous === undefined) return all.filter((index) => index !== active);
  if (effect === 'coverflow') return [];
  if (effect === 'flip') {
    return active === previous ? [] : all.filter((index) => index !== active && index !== previous);
  }
  const distance = (index: number) => (index === previous ? 0.5 : Math.abs(index - active));
  const near = all.toSorted((a, b) => distance(a) - distance(b));
  const side = (index: number) => index % SIDES;
  const first = [active, ...near];
  return all.filter((index) => index !== first.find((other) => side(other) === side(index)));
}
