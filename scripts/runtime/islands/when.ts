import type { HydrateTrigger } from '../../shared/contracts.ts';

/** Calls `start` when the trigger is due, unless the signal is aborted. */
export type When = (element: Element, start: () => void, signal: AbortSignal) => void;

/** Near enough to be ready when it is scrolled to: most of a phone's screen. */
const MARGIN = '600px';

/** Safari has no requestIdleCallback; a short delay is the next best. */
export const requestIdle: (start: () => void) => number =
  window.requestIdleCallback ?? ((start) => setTimeout(start, 200));

export const idle: When = (_, start, signal) => {
  requestIdle(() => signal.aborted || start());
};

export const visible: When = (element, start, signal) => {
  const stop = () => observer.disconnect();
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      stop();
      start();
    },
    { rootMargin: MARGIN },
  );
  // An element with `display: contents` has no box, so its children are observed, too. Asking whether it has one would
  // force a layout.
  for (const box of [element, ...element.children]) observer.observe(box);
  signal.addEventListener('abort', stop);
};

/** recordInteractions notices the first interaction, for every island. */
const interaction: When = () => {};

export const when: Readonly<Record<HydrateTrigger, When>> = {
  load: (_, start) => start(),
  idle,
  visible,
  interaction,
};
