/** Kinds of elements under the pointer; the first that matches counts. The styles say how the ring looks over each. */
const PLACES = [
  ['target', '[data-cursor]'],
  ['text', 'input, select, textarea'],
  ['link', 'a, button, label, summary'],
  ['page', '*'],
] as const;

/**
 * Adds a ring that follows the mouse. A CSS transition makes it lag behind, so nothing runs while the mouse is at rest. The
 * styles hide it where it is unwanted.
 */
export function attachCursor(element: HTMLElement, signal: AbortSignal): void {
  if (matchMedia('(hover: none)').matches) return;
  const ring = document.createElement('div');
  ring.className = 'cursor__ring';
  const hide = () => {
    ring.dataset.over = '';
  };
  const follow = ({ target, clientX, clientY }: PointerEvent) => {
    if (!(target instanceof Element)) return;
    const over = (selector: string) => target.closest<HTMLElement>(selector);
    ring.style.translate = `${clientX}px ${clientY}px`;
    ring.dataset.over = getSelection()?.isCollapsed
      ? PLACES.find(([, selector]) => over(selector))?.[0]
      : '';
  };
  element.append(ring);
  document.addEventListener('pointermove', follow, { passive: true, signal });
  document.addEventListener('keydown', hide, { signal });
  // The focus went where the pointer is not: what it went to is to be read.
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target as Element).matches(':hover')) hide();
    },
    { signal },
  );
  document.documentElement.addEventListener('pointerleave', hide, { signal });
  signal.addEventListener('abort', () => ring.remove());
}
