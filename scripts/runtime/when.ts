import type { HydrateTrigger } from '../shared/contracts.ts';

/** Calls `start` once when the trigger is due. The result cancels it, and is harmless afterwards. */
export type When = (element: Element, start: () => void) => () => void;

/** Near enough that what a visitor scrolls to is ready: about half a screen of a phone. */
const MARGIN = '400px';

/** Safari before 18 has no requestIdleCallback; a moment after the load is the next best. */
const requestIdle: (start: () => void) => number =
  window.requestIdleCallback ?? ((start) => setTimeout(start, 200));
const cancelIdle: (id: number) => void = window.cancelIdleCallback ?? clearTimeout;

export const load: When = (_, start) => {
  start();
  return () => {};
};

export const idle: When = (_, start) => {
  const id = requestIdle(start);
  return () => cancelIdle(id);
};

export const visible: When = (element, start) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      start();
    },
    { rootMargin: MARGIN },
  );
  // An island's own element has no box (`display: contents`): its content is what is seen.
  observer.observe(element.firstElementChild ?? element);
  return () => observer.disconnect();
};

const INTERACTIONS = ['pointerdown', 'click', 'focusin', 'keydown', 'touchstart'];

export const interaction: When = (element, start) => {
  const controller = new AbortController();
  const { signal } = controller;
  const once = () => {
    controller.abort();
    start();
  };
  for (const type of INTERACTIONS) {
    element.addEventListener(type, once, { signal, capture: true, passive: true });
  }
  return () => controller.abort();
};

export const when: Readonly<Record<HydrateTrigger, When>> = { load, idle, visible, interaction };
