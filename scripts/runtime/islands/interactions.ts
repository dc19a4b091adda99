import { hideNotice, notify } from '../page/messages.ts';

/** What somebody may do to an island before it is hydrated, in the order in which it is done again. */
const KEPT = ['focusin', 'keydown', 'click'];

/** Elements whose click does something in HTML alone that the island may want to do otherwise. */
const BUTTON = 'button,[type=submit],[type=button],[role=button]';

/** Buttons that send a form in HTML alone, too. */
const SUBMIT = 'form [type=submit],form button:not([type])';

/** Milliseconds for which a form waits for its script: then it is sent as HTML does it. */
const PATIENCE = 3000;

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
  let patience = 0;
  const keep = (event: Event) => {
    const target = event.target as Element;
    if (event.type === 'click' && target.closest(BUTTON)) {
      event.preventDefault();
      event.stopPropagation();
      kept.set('click', event);
      if (target.closest(SUBMIT) && !patience) {
        patience = window.setTimeout(replay, PATIENCE);
        notify('This takes longer than usual.');
      }
    } else if (!target.closest(NATIVE)) {
      kept.set(event.type, event);
    }
    hydrate();
  };
  for (const type of ['pointerdown', ...KEPT]) {
    element.addEventListener(type, keep, { capture: true, signal: stop.signal });
  }

  const replay = () => {
    stop.abort();
    if (patience) hideNotice();
    clearTimeout(patience);
    for (const type of KEPT) {
      const event = kept.get(type);
      // A copy: an event is sent only once.
      if (event) event.target?.dispatchEvent(new (event.constructor as typeof Event)(type, event));
    }
    kept.clear();
  };
  return replay;
}
