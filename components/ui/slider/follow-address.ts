import type { RunningSlider } from './running-slider.ts';
import { slideOfAddress } from './slide-of-address.ts';

/**
 * Shows the slide that a link or a move in the history leads to. What the address names elsewhere is not ours. With
 * `data-hash` the address follows the slide: in the entry that is there, which keeps the state of the runtime.
 *
 * @returns `write`: gives the address the slide in front.
 */
export function followAddress(
  slider: RunningSlider,
  onArrive: () => void,
  signal: AbortSignal,
): () => void {
  const { element, slides, swiper } = slider;

  function arrive() {
    const index = slideOfAddress(slides);
    if (index < 0) return;
    onArrive();
    swiper.slideTo(index);
    focusHeading(slides[index]);
  }

  // The browser goes to the fragment, and takes the focus with it, after it has told of it.
  const arriveSoon = () => queueMicrotask(() => signal.aborted || arrive());
  addEventListener('popstate', arriveSoon, { signal });
  addEventListener('hashchange', arriveSoon, { signal });
  if (isArriving(slides[swiper.activeIndex])) focusHeading(slides[swiper.activeIndex]);

  return () => {
    const { id } = slides[swiper.activeIndex] ?? {};
    if (element.dataset.hash && id) history.replaceState(history.state, '', `#${id}`);
  };
}

/** A slide that the page was opened at, while nobody has begun anything else. */
function isArriving(slide: HTMLElement | undefined): boolean {
  const { activeElement } = document;
  const isFree = !(activeElement instanceof HTMLElement) || activeElement.tabIndex < 0;
  return isFree && !!slide?.matches(':target, :has(:target)');
}

function focusHeading(slide: HTMLElement | undefined): void {
  const heading = slide?.querySelector<HTMLElement>('h1, h2, h3, h4, h5, h6');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true });
}
