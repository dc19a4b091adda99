/** How long a mouse must rest on it before it opens, in milliseconds. */
const HOVER_DELAY = 120;

/** Makes a `<details>` a menu: it opens when the mouse rests on it, and closes when the visitor goes elsewhere. */
export function attachDisclosure(element: HTMLElement, signal: AbortSignal): void {
  const group = element as HTMLDetailsElement;
  const summary = group.firstElementChild as HTMLElement;
  let timer = 0;
  /** It was opened by a click, perhaps before this script came, so it stays open when the mouse leaves. */
  let isPinned = group.open;

  const close = () => {
    clearTimeout(timer);
    group.open = isPinned = false;
  };
  const hover = ({ type, pointerType }: PointerEvent) => {
    clearTimeout(timer);
    if (pointerType !== 'mouse' || isPinned) return;
    timer = window.setTimeout(() => {
      group.open = type === 'pointerenter';
    }, HOVER_DELAY);
  };

  group.addEventListener('pointerenter', hover, { signal });
  group.addEventListener('pointerleave', hover, { signal });
  summary.addEventListener(
    'click',
    (event) => {
      // The mouse has just opened it; this click must not close it.
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
