/** A header may hide once this many pixels were scrolled. */
const AWAY_IN_PX = 600;
/** The link back to the top appears after this many screens. */
const FAR_IN_SCREENS = 1.2;

/**
 * Shows on an element, for its styles, how far the page is scrolled: `data-away` while scrolling down, `data-far` far down.
 */
export function attachScrollState(element: HTMLElement, signal: AbortSignal): void {
  let lastY = scrollY;
  const update = () => {
    element.toggleAttribute('data-away', scrollY > lastY && scrollY > AWAY_IN_PX);
    element.toggleAttribute('data-far', scrollY > FAR_IN_SCREENS * innerHeight);
    lastY = scrollY;
  };
  addEventListener('scroll', update, { passive: true, signal });
  update();
}
