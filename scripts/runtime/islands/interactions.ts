import { hideNotice, notify } from '../page/notices.ts';

/** The events that are replayed, in this order. */
const REPLAYED = ['focusin', 'keydown', 'click'];

/** Elements whose click the island may want to handle in its own way. */
const BUTTON = 'button,[type=submit],[type=button],[role=button]';

/** Buttons that submit a form even without a script. */
const SUBMIT = 'form [type=submit],form button:not([type])';

/** How long a form waits for its script, in milliseconds. After that the browser submits it. */
const SUBMIT_TIMEOUT = 3000;

/** Elements that work without a script: the browser has already acted, so replaying the event would act twice. */
const NATIVE = 'input,textarea,select,label,a,summary';

/**
 * Records the last click, key and focus in an element before it is hydrated, and hydrates it at once, so that nobody
 * who uses an island has to wait.
 *
 * @param signal when aborted, a form no longer waits for its script.
 * @returns `replay`: stops recording, and dispatches the recorded events again, to the elements they were meant for.
 */
export function recordInteractions(
  element: HTMLElement,
  hydrate: () => void,
  signal: AbortSignal,
): () => void {
  const recorded = new Map<string, Event>();
  const stop = new AbortController();
  let submitTimer: ReturnType<typeof setTimeout> | undefined;
  const record = (event: Event) => {
    const target = event.target as Element;
    if (event.type === 'click' && target.closest(BUTTON)) {
      event.preventDefault();
      event.stopPropagation();
      recorded.set('click', event);
      if (target.closest(SUBMIT) && !submitTimer) {
        submitTimer = setTimeout(replay, SUBMIT_TIMEOUT);
        notify('One moment.');
      }
    } else if (!target.closest(NATIVE)) {
      recorded.set(event.type, event);
    }
    hydrate();
  };
  for (const type of ['pointerdown', 'focusin', 'keydown', 'click']) {
    element.addEventListener(type, record, { capture: true, signal: stop.signal });
  }

  signal.addEventListener('abort', () => clearTimeout(submitTimer));

  const replay = () => {
    stop.abort();
    if (submitTimer) hideNotice();
    clearTimeout(submitTimer);
    for (const type of REPLAYED) {
      const event = recorded.get(type);
      // A copy, since an event can be dispatched only once.
      if (event) event.target?.dispatchEvent(new (event.constructor as typeof Event)(type, event));
    }
    recorded.clear();
  };
  return replay;
}
