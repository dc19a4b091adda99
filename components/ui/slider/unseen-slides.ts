import type { SliderEffect } from '../Slider.tsx';

/** A cube has four sides. */
const SIDES = 4;

/**
 * The slides that would get in the way of a change, by index: on its way from the last to the first a flip turns
 * all between them, too, and on a cube every fifth slide has the place of the first. While nothing changes, only the
 * one in front is seen: without 3D, a browser would show the backs and the edges of the others.
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
