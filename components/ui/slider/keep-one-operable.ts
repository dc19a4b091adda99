import type { SliderEffect } from '../Slider.tsx';
import type { RunningSlider } from './start-swiper.ts';

const FOCUSABLE =
  'a[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [tabindex]:not([tabindex="-1"])';

/**
 * Leaves only the current slide to keyboards and screen readers, and makes those transparent that an effect would otherwise
 * sweep past. The others are not `inert`, nor hidden: their words can be found, and are copied with the page.
 */
export function keepOneOperable(
  { effect, viewport, slides, swiper }: RunningSlider,
  signal: AbortSignal,
): void {
  /** How to give back what was taken from each slide. */
  const taken = new Map<HTMLElement, () => void>();

  function hide(previous?: number) {
    const unseen = unseenSlides(effect, slides.length, swiper.activeIndex, previous);
    for (const [index, slide] of slides.entries()) {
      slide.toggleAttribute('data-unseen', unseen.includes(index));
    }
  }

  function giveBack(slide: HTMLElement) {
    taken.get(slide)?.();
    taken.delete(slide);
  }

  function update() {
    for (const [index, slide] of slides.entries()) {
      if (index === swiper.activeIndex) {
        giveBack(slide);
        continue;
      }
      if (slide.contains(document.activeElement)) viewport.focus({ preventScroll: true });
      if (!taken.has(slide)) taken.set(slide, takeAway(slide));
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
      giveBack(slide);
      slide.removeAttribute('data-unseen');
    }
  });
}

/** Takes a slide out of the tab order and away from screen readers. @returns how to undo that. */
function takeAway(slide: HTMLElement): () => void {
  const stops = [...slide.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const before = stops.map((stop) => stop.getAttribute('tabindex'));
  for (const stop of stops) stop.tabIndex = -1;
  slide.ariaHidden = 'true';
  return () => {
    slide.ariaHidden = null;
    for (const [index, stop] of stops.entries()) {
      const tabIndex = before[index];
      if (tabIndex) stop.setAttribute('tabindex', tabIndex);
      else stop.removeAttribute('tabindex');
    }
  };
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
