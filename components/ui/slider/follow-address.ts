import type { RunningSlider } from './start-swiper.ts';

/**
 * Shows the slide that a link or the history leads to. Fragments outside the slider are ignored. With `data-hash`
 * the address follows the slide, in the current history entry, which keeps the runtime's state.
 *
 * @returns `write`: puts the current slide into the address.
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

  // The browser scrolls to the fragment and moves the focus after this event, so the slider must wait for that.
  const arriveSoon = () => queueMicrotask(() => signal.aborted || arrive());
  addEventListener('popstate', arriveSoon, { signal });
  addEventListener('hashchange', arriveSoon, { signal });
  if (isArriving(slides[swiper.activeIndex])) focusHeading(slides[swiper.activeIndex]);

  return () => {
    const { id } = slides[swiper.activeIndex] ?? {};
    if (element.dataset.hash && id) history.replaceState(history.state, '', `#${id}`);
  };
}

/** True if the page was opened at this slide, and nobody has done anything else yet. */
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

/**
 * The index of the slide that the address's fragment names, or that contains the element it names; -1 if there is none.
 */
export function slideOfAddress(slides: readonly HTMLElement[]): number {
  const target = document.getElementById(fragment());
  return slides.findIndex((slide) => slide.contains(target));
}

function fragment(): string {
  const { hash } = location;
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
