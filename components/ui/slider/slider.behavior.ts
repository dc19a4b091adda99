import { attachPickers, attachSteps, attachTurn } from './attach-controls.ts';
import { attachRotation } from './attach-rotation.ts';
import { followAddress } from './follow-address.ts';
import { keepOneOperable } from './keep-one-operable.ts';
import { letWordsBeSelected } from './let-words-be-selected.ts';
import { startSwiper } from './start-swiper.ts';
import { motionOptions } from './swiper-options.ts';
import { watchMotion } from './watch-motion.ts';

/**
 * Turns the row of slides, which can be scrolled without a script, into a Swiper with controls. Detached, the markup is
 * as it was.
 */
export default function slider(element: HTMLElement): () => void {
  const life = new AbortController();
  onceStyled(element, () => start(element, life.signal), life.signal);
  return () => life.abort();
}

/** Calls `run` when the slides are a row. Without their styles, Swiper would break a list that can be read. */
function onceStyled(element: HTMLElement, run: () => void, signal: AbortSignal): void {
  const track = element.querySelector('.slider__track') as HTMLElement;
  const isRow = () => getComputedStyle(track).display === 'flex';
  if (isRow()) {
    run();
    return;
  }
  const observer = new ResizeObserver(() => {
    if (!isRow()) return;
    observer.disconnect();
    run();
  });
  observer.observe(track);
  signal.addEventListener('abort', () => observer.disconnect());
}

function start(element: HTMLElement, signal: AbortSignal): void {
  const running = startSwiper(element, signal);
  const { effect, swiper } = running;

  const stop = attachRotation(running, signal);
  watchMotion((isReduced) => {
    const { coverflowEffect, ...options } = motionOptions(effect, isReduced);
    Object.assign(swiper.params, options);
    Object.assign(swiper.params.coverflowEffect ?? {}, coverflowEffect);
    if (isReduced) stop();
    swiper.update();
  }, signal);

  keepOneOperable(running, signal);
  letWordsBeSelected(running, signal);
  const writeAddress = followAddress(running, stop, signal);
  swiper.on('slideChange', () => element.dataset.autoplay === 'stopped' && writeAddress());
  attachSteps(running, signal);
  attachTurn(running, signal);
  attachPickers(
    running,
    (index) => {
      swiper.slideTo(index);
      writeAddress();
    },
    signal,
  );
}
