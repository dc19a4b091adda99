import type { PauseReason } from './rotation.ts';

/** The share of the slider, or of the screen if that is smaller, that must be in view. */
const ENOUGH = 0.6;

/** Reports when a reason to pause begins and ends: a pointer over the slider, a hidden tab, the slider out of view. */
export function watchPauseReasons(
  element: HTMLElement,
  tell: (reason: PauseReason, isPaused: boolean) => void,
  signal: AbortSignal,
): void {
  const point = (isPaused: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') tell('pointer', isPaused);
  };
  element.addEventListener('pointerenter', point(true), { signal });
  element.addEventListener('pointerleave', point(false), { signal });
  if (element.matches(':hover')) tell('pointer', true);

  const update = () => tell('tab', document.hidden);
  document.addEventListener('visibilitychange', update, { signal });
  update();

  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1);
      if (entry) tell('view', !isInView(entry));
    },
    { threshold: Array.from({ length: 21 }, (_, index) => index / 20) },
  );
  tell('view', true);
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}

function isInView({ intersectionRect, boundingClientRect, rootBounds }: IntersectionObserverEntry) {
  const height = Math.min(boundingClientRect.height, rootBounds?.height ?? Infinity);
  return intersectionRect.height >= ENOUGH * height;
}
