import { hideNotice, notify } from '../page/messages.ts';

/** The events that are replayed, in this order. */
const KEPT = ['focusin', 'keydown', 'click'];

/** Elements whose click the island may want to handle in its own way. */
const BUTTON = 'button,[type=submit],[type=button],[role=button]';

/** Buttons that submit a form even without a script. */
const SUBMIT = 'form [type=submit],form button:not([type])';

/** How long a form waits for its script, in milliseconds. After that the browser submits it. */
const PATIENCE = 3000;

/** Elements that work without a script. Replaying an event on them would do the same thing twice. */
const NATIVE = 'input,textarea,select,label,a,summary';

/**
 * Records the last click, key and focus in an element before it is hydrated, and has it hydrated at once, so that
 * somebody who uses an island does not have to wait.
 *
 * @returns `replay`: stops recording, and dispatches the recorded events again, to the elements they were meant for.
 */
export function keepInteractions(element: HTMLElement, hydrate: () => void): () => void {
  const kept = new Map<string, Event>();
  const stop = new AbortController();
  let patience: ReturnType<typeof setTimeout> | undefined;
  const keep = (event: Event) => {
    const target = event.target as Element;
    if (event.type === 'click' && target.closest(BUTTON)) {
      event.preventDefault();
      event.stopPropagation();
      kept.set('click', event);
      if (target.closest(SUBMIT) && !patience) {
        patience = setTimeout(replay, PATIENCE);
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
      // A copy, since an event can be dispatched only once.
      if (event) event.target?.dispatchEvent(new (event.constructor as typeof Event)(type, event));
    }
    kept.clear();
  };
  return replay;
}
