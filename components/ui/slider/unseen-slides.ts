import type { SliderEffect } from '../Slider.tsx';

/** A cube has four sides. */
const SIDES = 4;

/**
 * The indices of the slides that would get in the way of a change. On its way from the last slide to the first, a flip
 * also turns all slides in between; and on a cube, every fifth slide has the place of the first. At rest only the
 * current slide is visible: a browser without 3D would show the backs and edges of the others.
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
  if (effect !== 'flip' && effect !== 'cube') return [];
  if (previous === undefined) return all.filter((index) => index !== active);
  if (effect === 'flip') {
    return active === previous ? [] : all.filter((index) => index !== active && index !== previous);
  }
  const distance = (index: number) => (index === previous ? 0.5 : Math.abs(index - active));
  const near = all.toSorted((a, b) => distance(a) - distance(b));
  const side = (index: number) => index % SIDES;
  const first = [active, ...near];
  return all.filter((index) => index !== first.find((other) => side(other) === side(index)));
}
