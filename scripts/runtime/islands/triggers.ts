import type { HydrateTrigger } from '../../shared/hydrate-triggers.ts';

/** Waits until an island is due, then calls `start`, unless the signal has been aborted. */
export type Trigger = (element: Element, start: () => void, signal: AbortSignal) => void;

/** How far outside the screen an element counts as near: most of a phone's screen. */
const NEAR_MARGIN = '600px';

/** WebKitGTK 2.50 has no requestIdleCallback; a short delay is the next best. */
export const requestIdle: (start: () => void) => number =
  window.requestIdleCallback ?? ((start) => setTimeout(start, 200));

export const idle: Trigger = (_, start, signal) => {
  requestIdle(() => signal.aborted || start());
};

export const visible: Trigger = (element, start, signal) => {
  const stop = () => observer.disconnect();
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      stop();
      start();
    },
    { rootMargin: NEAR_MARGIN },
  );
  // An element with `display: contents` has no box, so its children are also observed. Asking whether it has one would
  // force a layout.
  for (const box of [element, ...element.children]) observer.observe(box);
  signal.addEventListener('abort', stop);
};

export const triggers: Readonly<Record<HydrateTrigger, Trigger>> = {
  load: (_, start) => start(),
  idle,
  visible,
  // recordInteractions notices the first interaction, for every island.
  interaction() {},
};
