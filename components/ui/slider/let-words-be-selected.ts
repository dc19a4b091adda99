import type { RunningSlider } from './start-swiper.ts';

/** Where the mouse is pressed on words, it selects them; elsewhere it drags the slides. */
export function letWordsBeSelected({ track, swiper }: RunningSlider, signal: AbortSignal): void {
  track.addEventListener(
    'pointerdown',
    (event) => {
      swiper.allowTouchMove = event.pointerType !== 'mouse' || !isOnWords(event);
    },
    { signal, capture: true },
  );
}

/** Links and buttons can be dragged: their words cannot be selected by mouse anywhere. */
function isOnWords({ target, clientX, clientY }: PointerEvent): boolean {
  if (!(target instanceof Element) || target.closest('a, button, label')) return false;
  const range = document.createRange();
  return [...target.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE) return false;
    range.selectNode(node);
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        left <= clientX && clientX <= right && top <= clientY && clientY <= bottom,
    );
  });
}
