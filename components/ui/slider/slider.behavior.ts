import { watchMotion } from '../watch-motion.ts';
import { attachPickers } from './attach-pickers.ts';
import { attachRotation } from './attach-rotation.ts';
import { attachSteps } from './attach-steps.ts';
import { attachTurn } from './attach-turn.ts';
import { dealSlides } from './deal-slides.ts';
import { followAddress } from './follow-address.ts';
import { keepOneOperable } from './keep-one-operable.ts';
import { motionOptions } from './swiper-options.ts';

/**
 * Makes the row of slides that a visitor without a script scrolls a Swiper with controls. Detached, the markup is
 * what it was.
 */
export default function slider(element: HTMLElement): () => void {
  const life = new AbortController();
  const { signal } = life;
  const deck = dealSlides(element, signal);
  const { effect, swiper } = deck;

  const rotate = attachRotation(deck, signal);
  const stopWatching = watchMotion((isReduced) => {
    const { coverflowEffect, ...options } = motionOptions(effect, isReduced);
    Object.assign(swiper.params, options);
    Object.assign(swiper.params.coverflowEffect ?? {}, coverflowEffect);
    if (isReduced) rotate({ type: 'stop' });
    swiper.update();
  });
  signal.addEventListener('abort', stopWatching);

  keepOneOperable(deck, signal);
  const writeAddress = followAddress(deck, () => rotate({ type: 'stop' }), signal);
  swiper.on('slideChange', () => element.dataset.autoplay === 'stopped' && writeAddress());
  attachSteps(deck, signal);
  attachTurn(deck, signal);
  attachPickers(
    deck,
    (index) => {
      swiper.slideTo(index);
      writeAddress();
    },
    signal,
  );
  return () => life.abort();
}
