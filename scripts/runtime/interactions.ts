/** What somebody may do to an island before it is hydrated, in the order in which it is done again. */
const KEPT = ['focusin', 'keydown', 'click'];

/** Elements whose click does something in HTML alone that the island may want to do otherwise. */
const BUTTON = 'button,[type=submit],[type=button],[role=button]';

/** Elements with which HTML alone does what is meant: done again, it would be done twice. */
const NATIVE = 'input,textarea,select,label,a,summary';

/**
 * Keeps the last click, key and focus that reach an element before it is hydrated, and has it hydrated at once:
 * somebody who uses an island should not wait for it.
 *
 * @returns `replay`: stops keeping, and does what was kept once more, to the element it hit.
 */
export function keepInteractions(element: HTMLElement, hydrate: () => void): () => void {
  const kept = new Map<string, Event>();
  const stop = new AbortController();
  const keep = (event: Event) => {
    const target = event.target as Element;
    if (event.type === 'click' && target.closest(BUTTON)) {
      event.preventDefault();
      event.stopPropagation();
      kept.set('click', event);
    } else if (!target.closest(NATIVE)) {
      kept.set(event.type, event);
    }
    hydrate();
  };
  for (const type of ['pointerdown', ...KEPT]) {
    element.addEventListener(type, keep, { capture: true, signal: stop.signal });
  }

  return () => {
    stop.abort();
    for (const type of KEPT) {
      const event = kept.get(type);
      // A copy: an event is sent only once.
      if (event) event.target?.dispatchEvent(new (event.constructor as typeof Event)(type, event));
    }
    kept.clear();
  };
}
