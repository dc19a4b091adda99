import type { RunningSlider } from './running-slider.ts';

/** Makes one button turn two sides over. It has a label per side, and shows the one for the side that is hidden. */
export function attachTurn({ element, swiper }: RunningSlider, signal: AbortSignal): void {
  const button = element.querySelector('[data-turn]');
  if (!button) return;
  const labels = [...button.children] as HTMLElement[];
  const labelFor = (active: number) => {
    for (const [index, label] of labels.entries()) label.hidden = index === active;
  };
  button.addEventListener('click', () => swiper.slideTo(1 - swiper.activeIndex), { signal });
  swiper.on('slideChange', () => labelFor(swiper.activeIndex));
  labelFor(swiper.activeIndex);
  signal.addEventListener('abort', () => labelFor(0));
}
