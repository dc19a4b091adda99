/** Makes a `<details>` a menu: it closes when the visitor goes elsewhere, follows one of its links or presses Escape. */
export function attachDisclosure(element: HTMLElement, signal: AbortSignal): void {
  const group = element as HTMLDetailsElement;
  const summary = group.firstElementChild as HTMLElement;
  for (const type of ['click', 'focusin', 'visit:start', 'keydown']) {
    document.addEventListener(
      type,
      (event) => {
        const inside = type === 'click' ? summary : group;
        if (type === 'keydown') {
          if ((event as KeyboardEvent).key !== 'Escape' || !group.open) return;
          if (group.matches(':focus-within')) summary.focus();
        } else if (inside.contains(event.target as Node)) return;
        group.open = false;
      },
      { signal },
    );
  }
}
