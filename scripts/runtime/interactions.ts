/** What somebody may do to an island before it is hydrated, in the order in which it is done again. */
const KEPT = ['focusin', 'keydown', 'click'];

/** Elements whose click does something in HTML alone that the island may want to do otherwise. */
const BUTTON = 'button,[type=submit],[type=button],[role=button]';

/**
 * Keeps the last click, key and focus that reach an element before it is hydrated, and has it hydrated at once:
 * somebody who uses an island should not wait for it.
 *
 * @returns `replay`: stops keeping, and does what was kept once more, to the element it hit.
 */
export function keepInteractions(
  element: HTMLElement,
  hydrate: () => void,
  life: AbortSignal,
): () => void {
  const kept = new Map<string, Event>();
  const stop = new AbortController();
  const options = {
    capture: true,
    signal: AbortSignal.any([life, stop.signal]),
  };
  const keep = (event: Event) => {
    const target = event.target as Element;
    if (event.type === 'click' && target.closest(BUTTON)) {
      event.preventDefault();
      event.stopPropagation();
      kept.set('click', event);
    } else if (KEPT.indexOf(event.type) < 2 && !target.matches('input,textarea,select,a,summary')) {
      kept.set(event.type, event);
    }
    hydrate();
  };
  for (const type of ['pointerdown', ...KEPT]) element.addEventListener(type, keep, options);

  return () => {
    stop.abort();
    for (const type of KEPT) {
      const event = kept.get(type);
      // A copy: an event is sent only once.
      if (event) event.target?.dispatchEvent(Reflect.construct(event.constructor, [type, event]));
    }
  };
}
