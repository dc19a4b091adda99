import { hideNotice, notify } from '../page/notices.ts';
import type { FindSuccessors } from './successors.ts';

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

interface Recorded {
  event: Event;
  /** The element that was used, and those around it. */
  path: readonly EventTarget[];
  /** All elements of the island at that time. */
  elements: readonly Element[];
}

interface Recording {
  /** Stops recording. */
  stop: () => void;
  /**
   * Dispatches the recorded events again, to the elements they were meant for, or what has taken their place.
   *
   * @param findSuccessors comes with the island's script.
   */
  replay: (findSuccessors?: FindSuccessors) => void;
}

/**
 * Records the last click, key and focus in an element before it is hydrated, and hydrates it at once, so that nobody
 * who uses an island has to wait.
 *
 * @param signal when aborted, a form no longer waits for its script.
 */
export function recordInteractions(
  element: HTMLElement,
  hydrate: () => void,
  signal: AbortSignal,
): Recording {
  const recorded = new Map<string, Recorded>();
  const recording = new AbortController();
  let submitTimer: ReturnType<typeof setTimeout> | undefined;

  const keep = (event: Event) => {
    const elements = [...element.querySelectorAll('*')];
    recorded.set(event.type, { event, path: event.composedPath(), elements });
  };

  const record = (event: Event) => {
    const target = event.target as Element;
    if (event.type === 'click' && target.closest(BUTTON)) {
      event.preventDefault();
      event.stopPropagation();
      keep(event);
      if (target.closest(SUBMIT) && !submitTimer) {
        submitTimer = setTimeout(() => replay(), SUBMIT_TIMEOUT);
        notify('One moment.');
      }
    } else if (!target.closest(NATIVE)) {
      keep(event);
    }
    hydrate();
  };
  for (const type of ['pointerdown', 'focusin', 'keydown', 'click']) {
    element.addEventListener(type, record, { capture: true, signal: recording.signal });
  }

  signal.addEventListener('abort', () => clearTimeout(submitTimer));

  const stop = () => recording.abort();

  const replay = (findSuccessors?: FindSuccessors) => {
    stop();
    if (submitTimer) hideNotice();
    clearTimeout(submitTimer);
    for (const type of REPLAYED) {
      const { event, path = [], elements = [] } = recorded.get(type) ?? {};
      const successors = findSuccessors?.(elements, element);
      const [target] = path.flatMap((each) =>
        successors ? (successors.get(each as Element) ?? []) : each,
      );
      // The successor of what had the focus was given it, and has noticed.
      if (!event || (type === 'focusin' && target !== path[0])) continue;
      // A copy, since an event can be dispatched only once.
      target?.dispatchEvent(new (event.constructor as typeof Event)(type, event));
    }
    recorded.clear();
  };
  return { stop, replay };
}
