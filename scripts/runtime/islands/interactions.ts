import { hideNotice, notify } from '../page/notices.ts';

export interface RecordedEvent {
  event: Event;
  target: Element;
  /** Where it is replayed if its target has gone: the button, or the element with an id, that was used. */
  control: Element | null | undefined;
}

/** Elements whose click the island may want to handle in its own way. */
export const BUTTON = 'button,[type=submit],[type=button],[role=button]';

/** How long a form waits for its script, in milliseconds. After that the browser submits it. */
const SUBMIT_TIMEOUT = 3000;

/** Elements that work without a script: the browser has already acted, so replaying the event would act twice. */
const NATIVE = 'input,textarea,select,label,a,summary';

/**
 * Records the last click, key and focus in an element before it is hydrated, and hydrates it at once, so that nobody
 * who uses an island has to wait. Its script replays them; without it, what is left is to submit a form.
 *
 * @param signal when aborted, a form no longer waits for its script.
 * @returns `stop`: stops recording. @param isLost if true, the browser submits a form that was to be sent.
 */
export function recordInteractions(
  element: HTMLElement,
  hydrate: () => void,
  signal: AbortSignal,
): { recorded: Map<string, RecordedEvent>; stop: (isLost?: boolean) => void } {
  const recorded = new Map<string, RecordedEvent>();
  const recording = new AbortController();
  /** What is to be sent, and by which button. */
  let form: HTMLFormElement | undefined;
  let submitter: HTMLButtonElement;
  let submitTimer: ReturnType<typeof setTimeout> | undefined;

  const record = (event: Event) => {
    const target = event.target as Element;
    const keep = () =>
      recorded.set(event.type, { event, target, control: target.closest(`[id],${BUTTON}`) });
    const button = target.closest<HTMLButtonElement>(BUTTON);
    if (event.type === 'click' && button) {
      event.preventDefault();
      event.stopPropagation();
      keep();
      // Even without a script, it submits a form.
      if (button.form && button.type === 'submit') {
        ({ form } = button);
        submitter = button;
        submitTimer ??= setTimeout(() => signal.aborted || stop(true), SUBMIT_TIMEOUT);
        notify('One moment.');
      }
    } else if (!target.closest(NATIVE)) {
      keep();
    }
    hydrate();
  };
  for (const type of ['pointerdown', 'focusin', 'keydown', 'click']) {
    element.addEventListener(type, record, { capture: true, signal: recording.signal });
  }

  const stop = (isLost?: boolean) => {
    recording.abort();
    if (isLost) recorded.clear();
    if (!form) return;
    hideNotice();
    clearTimeout(submitTimer);
    // Others may have put another button in its place.
    if (isLost) form.requestSubmit(form.contains(submitter) ? submitter : null);
  };
  return { recorded, stop };
}

/** Dispatches recorded events again: focus, key and click, in this order. */
export function replay(recorded: ReadonlyMap<string, RecordedEvent>): void {
  for (const type of ['focusin', 'keydown', 'click']) {
    const { event, target, control } = recorded.get(type) ?? {};
    const place = target?.isConnected ? target : control;
    // A copy, since an event can be dispatched only once.
    if (event) place?.dispatchEvent(new (event.constructor as typeof Event)(type, event));
  }
}
