import type { RunningSlider } from './running-slider.ts';

/** Makes the buttons go one slide forward or back. */
export function attachSteps({ element, swiper }: RunningSlider, signal: AbortSignal): void {
  for (const button of element.querySelectorAll<HTMLElement>('[data-step]')) {
    button.addEventListener(
      'click',
      () => {
        if (Number(button.dataset.step) < 0) swiper.slidePrev();
        else swiper.slideNext();
      },
      { signal },
    );
  }
}
