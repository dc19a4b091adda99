import type { RunningSlider } from './running-slider.ts';
import { unseenSlides } from './unseen-slides.ts';

/** Makes all slides but the current one inert, and hides those that an effect would otherwise sweep past. */
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
      const isActive = index === swiper.activeIndex;
      if (!isActive && slide.contains(document.activeElement)) {
        viewport.focus({ preventScroll: true });
      }
      slide.inert = !isActive;
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
