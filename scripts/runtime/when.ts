import type { HydrateTrigger } from '../shared/contracts.ts';

/** Calls `start` when the trigger is due. The result cancels it, and is harmless afterwards. */
export type When = (element: Element, start: () => void) => () => void;

/** Near enough that what a visitor scrolls to is ready: most of a phone's screen. */
const MARGIN = '600px';

/** Safari before 18 has no requestIdleCallback; a moment later is the next best. */
const requestIdle: (start: () => void) => number =
  window.requestIdleCallback ?? ((start) => setTimeout(start, 200));

/** Called once, also when the browser comes to rest after it was cancelled: callers must not mind. */
export const idle: When = (_, start) => {
  let isCancelled = false;
  requestIdle(() => isCancelled || start());
  return () => {
    isCancelled = true;
  };
};

export const visible: When = (element, start) => {
  const observer = new IntersectionObserver(
    (entries) => entries.some((entry) => entry.isIntersecting) && start(),
    { rootMargin: MARGIN },
  );
  // An element with `display: contents` has no box: its content is what is seen. To ask which it is would have the
  // browser lay out the page.
  for (const box of [element, ...element.children]) observer.observe(box);
  return () => observer.disconnect();
};

const load: When = (_, start) => {
  start();
  return () => {};
};

/** Somebody's first touch is noticed by keepInteractions, for every island. */
const interaction: When = () => () => {};

export const when: Readonly<Record<HydrateTrigger, When>> = {
  load,
  idle,
  visible,
  interaction,
};
