import type { RunningSlider } from './running-slider.ts';

/** Lets the buttons, and the neighbours of a slide in the middle, lead one slide on or back. */
export function attachSteps(
  { element, effect, viewport, slides, swiper }: RunningSlider,
  signal: AbortSignal,
): void {
  for (const button of element.querySelectorAll<HTMLElement>('[data-step]')) {
    button.addEventListener('click', () => step(Number(button.dataset.step)), { signal });
  }
  if (effect !== 'coverflow') return;
  // A neighbour is inert: the click that is meant for it hits what is behind.
  viewport.addEventListener(
    'click',
    ({ clientX, defaultPrevented }) => {
      const box = slides[swiper.activeIndex]?.getBoundingClientRect();
      if (!box || defaultPrevented) return;
      if (clientX < box.left && !swiper.isBeginning) step(-1);
      if (clientX > box.right && !swiper.isEnd) step(1);
    },
    { signal },
  );

  function step(direction: number) {
    if (direction < 0) swiper.slidePrev();
    else swiper.slideNext();
  }
}
