/** Pixels from which on a header may leave. */
const AWAY = 600;
/** Screens after which there is a way back to the top. */
const FAR = 1.2;

/** Tells the styles of an element how the page is scrolled: `data-away` on the way down, `data-far` far down. */
export function attachScrollState(element: HTMLElement, signal: AbortSignal): void {
  let last = scrollY;
  const update = () => {
    element.toggleAttribute('data-away', scrollY > last && scrollY > AWAY);
    element.toggleAttribute('data-far', scrollY > FAR * innerHeight);
    last = scrollY;
  };
  addEventListener('scroll', update, { passive: true, signal });
  update();
}
