import type { HydrateTrigger } from '../../shared/contracts.ts';

/** Calls `start` when the trigger is due, unless `life` has ended. */
export type When = (element: Element, start: () => void, life: AbortSignal) => void;

/** Near enough that what a visitor scrolls to is ready: most of a phone's screen. */
const MARGIN = '600px';

/** Safari has no requestIdleCallback; a moment later is the next best. */
export const requestIdle: (start: () => void) => number =
  window.requestIdleCallback ?? ((start) => setTimeout(start, 200));

export const idle: When = (_, start, life) => {
  requestIdle(() => life.aborted || start());
};

export const visible: When = (element, start, life) => {
  const stop = () => observer.disconnect();
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      stop();
      start();
    },
    { rootMargin: MARGIN },
  );
  // An element with `display: contents` has no box: its content is what is seen. To ask which it is would have the
  // browser lay out the page.
  for (const box of [element, ...element.children]) observer.observe(box);
  life.addEventListener('abort', stop);
};

/** Somebody's first touch is noticed by keepInteractions, for every island. */
const interaction: When = () => {};

export const when: Readonly<Record<HydrateTrigger, When>> = {
  load: (_, start) => start(),
  idle,
  visible,
  interaction,
};
