import { hideNotice, notify } from '../page/notices.ts';

export interface RecordedEvent {
  event: Event;
  /** Where it is replayed: the button, if it was one; undefined if it has gone. */
  target: Element | undefined;
}

/** Elements whose click the island may want to handle in its own way. */
export const BUTTON = 'button,[type=submit],[type=button],[role=button]';

/** How long a form waits for its script, in milliseconds. After that the browser submits it. */
const SUBMIT_TIMEOUT = 3000;

/** What is recorded. Until a composition with an input method has ended, the island is not replaced. */
const TYPES = ['pointerdown', 'focusin', 'keydown', 'click', 'compositionstart', 'compositionend'];

/** Elements that work without a script: the browser has already acted, so replaying the event would act twice. */
const NATIVE = 'input,textarea,select,label,a,summary';

/**
 * Records the last click, key and focus in an element before it is hydrated, and hydrates it at once, so that nobody
 * who uses an island has to wait. Its script replays them; without it, what is left is to submit a form.
 *
 * @param signal when aborted, a form no longer waits for its script.
 * @returns `stop`, which ends the recording, and `submit`, which also has the browser submit a form that was to be sent.
 */
export function recordInteractions(
  element: HTMLElement,
  hydrate: () => void,
  signal: AbortSignal,
): { recorded: Map<string, RecordedEvent>; stop: () => void; submit: () => void } {
  const recorded = new Map<string, RecordedEvent>();
  const recording = new AbortController();
  /** What is to be sent, and by which button. */
  let form: HTMLFormElement | undefined;
  let submitter: HTMLButtonElement;
  let submitTimer: ReturnType<typeof setTimeout> | undefined;

  const record = (event: Event) => {
    const target = event.target as Element;
    const button = target.closest<HTMLButtonElement>(BUTTON);
    const isComposing = event.type === 'compositionstart';
    if (event.type === 'compositionend') recorded.delete('compositionstart');
    else if (button || isComposing || !target.closest(NATIVE)) {
      recorded.set(event.type, { event, target: button ?? target });
    }
    if (event.type === 'click' && button) {
      event.preventDefault();
      event.stopPropagation();
      // Even without a script, it submits a form.
      if (button.form && button.type === 'submit') {
        ({ form } = button);
        submitter = button;
        submitTimer ??= setTimeout(() => signal.aborted || submit(), SUBMIT_TIMEOUT);
        notify('One moment.');
      }
    }
    hydrate();
  };
  for (const type of TYPES) {
    element.addEventListener(type, record, { capture: true, signal: recording.signal });
  }

  const stop = () => {
    recording.abort();
    clearTimeout(submitTimer);
    if (form) hideNotice();
  };
  const submit = () => {
    stop();
    recorded.clear();
    // Others may have put another button in its place.
    form?.requestSubmit(form.contains(submitter) ? submitter : null);
  };
  return { recorded, stop, submit };
}

/** Dispatches recorded events again: focus, key and click, in this order. */
export function replay(recorded: ReadonlyMap<string, RecordedEvent>): void {
  for (const type of ['focusin', 'keydown', 'click']) {
    const { event, target } = recorded.get(type) ?? {};
    // A copy, since an event can be dispatched only once.
    if (event) target?.dispatchEvent(new (event.constructor as typeof Event)(type, event));
  }
}
