import type { RunningSlider } from './start-swiper.ts';

/**
 * Where the mouse is pressed on words, it selects them; elsewhere it drags the slides. A slide in which something is
 * selected alone, as browsers do with what they have found, is shown.
 */
export function letWordsBeSelected(
  { track, slides, swiper }: RunningSlider,
  onFind: () => void,
  signal: AbortSignal,
): void {
  track.addEventListener(
    'pointerdown',
    (event) => {
      swiper.allowTouchMove = event.pointerType !== 'mouse' || !isOnWords(event);
    },
    { signal, capture: true },
  );
  document.addEventListener(
    'selectionchange',
    () => {
      const { anchorNode, focusNode, isCollapsed } = getSelection() ?? {};
      if (!anchorNode || !focusNode || isCollapsed) return;
      const index = slides.findIndex((slide) => slide.contains(anchorNode));
      if (index < 0 || index === swiper.activeIndex || !slides[index]?.contains(focusNode)) return;
      onFind();
      swiper.slideTo(index);
    },
    { signal },
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
