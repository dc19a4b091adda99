/** Milliseconds for which a mouse stays before it counts as meant. */
const INTENT = 120;

/** Makes a `<details>` a menu: it opens for a resting mouse, and closes when the visitor turns to something else. */
export function attachDisclosure(element: HTMLElement, signal: AbortSignal): void {
  const group = element as HTMLDetailsElement;
  const summary = group.firstElementChild as HTMLElement;
  let timer = 0;
  /** Opened by a click, which the mouse does not undo by leaving. */
  let isPinned = false;

  const close = () => {
    clearTimeout(timer);
    group.open = isPinned = false;
  };
  const hover = ({ type, pointerType }: PointerEvent) => {
    clearTimeout(timer);
    if (pointerType !== 'mouse' || isPinned) return;
    timer = window.setTimeout(() => {
      group.open = type === 'pointerenter';
    }, INTENT);
  };

  group.addEventListener('pointerenter', hover, { signal });
  group.addEventListener('pointerleave', hover, { signal });
  summary.addEventListener(
    'click',
    (event) => {
      // What the mouse has just opened stays open.
      if (group.open && !isPinned) event.preventDefault();
      isPinned = !isPinned;
    },
    { signal },
  );
  for (const type of ['click', 'focusin', 'visit:start', 'keydown']) {
    document.addEventListener(
      type,
      (event) => {
        const kept = type === 'click' ? summary : group;
        if (type === 'keydown') {
          if ((event as KeyboardEvent).key !== 'Escape' || !group.open) return;
          if (group.matches(':focus-within')) summary.focus();
        } else if (kept.contains(event.target as Node)) return;
        close();
      },
      { signal },
    );
  }
}
