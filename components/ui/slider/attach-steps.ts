import type { RunningSlider } from './running-slider.ts';

/** Makes the buttons, and a click on a neighbour of the slide in the middle, go one slide forward or back. */
export function attachSteps(
  { element, effect, viewport, slides, swiper }: RunningSlider,
  signal: AbortSignal,
): void {
  for (const button of element.querySelectorAll<HTMLElement>('[data-step]')) {
    button.addEventListener('click', () => step(Number(button.dataset.step)), { signal });
  }
  if (effect !== 'coverflow') return;
  // A neighbour is inert, so a click on it hits the viewport behind it.
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
