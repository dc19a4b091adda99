import type { SliderEffect } from '../Slider.tsx';
import type { RunningSlider } from './start-swiper.ts';

/**
 * Leaves only the current slide to keyboards and screen readers, and makes those transparent that an effect would otherwise
 * sweep past.
 */
export function keepOneOperable(
  { effect, viewport, slides, swiper }: RunningSlider,
  signal: AbortSignal,
): void {
  function hide(previous?: number) {
    const unseen = unseenSlides(effect, slides.length, swiper.activeIndex, previous);
    for (const [index, slide] of slides.entries()) {
      slide.toggleAttribute('data-unseen', unseen.includes(index));
    }
  }

  function update() {
    for (const [index, slide] of slides.entries()) {
      const isCurrent = index === swiper.activeIndex;
      if (!isCurrent && slide.contains(document.activeElement)) {
        viewport.focus({ preventScroll: true });
      }
      slide.inert = !isCurrent;
    }
  }

  swiper.on('slideChange', () => {
    update();
    hide(swiper.previousIndex);
  });
  // A finger may swipe either way.
  swiper.on('sliderFirstMove', () => hide(swiper.activeIndex));
  swiper.on('transitionEnd', () => hide());
  update();
  hide();
  signal.addEventListener('abort', () => {
    for (const slide of slides) {
      slide.inert = false;
      slide.removeAttribute('data-unseen');
    }
  });
}

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
  const indices = Array.from({ length: count }, (_, index) => index);
  if (effect === 'slide' || effect === 'fade') return [];
  if (previous === undefined) return indices.filter((index) => index !== active);
  if (effect === 'coverflow') return [];
  if (effect === 'flip') {
    return active === previous
      ? []
      : indices.filter((index) => index !== active && index !== previous);
  }
  const distance = (index: number) => (index === previous ? 0.5 : Math.abs(index - active));
  const near = indices.toSorted((a, b) => distance(a) - distance(b));
  const side = (index: number) => index % SIDES;
  const byNearness = [active, ...near];
  return indices.filter(
    (index) => index !== byNearness.find((rival) => side(rival) === side(index)),
  );
}
