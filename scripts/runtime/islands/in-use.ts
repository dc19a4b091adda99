import { ISLAND_COMPOSING_ATTRIBUTE } from '../../shared/markers.ts';

/** Matches an island in which text is being composed. */
const COMPOSING = `[${ISLAND_COMPOSING_ATTRIBUTE}=compositionstart]:focus-within`;

/** What may end a press or a composition. */
const ENDS = ['pointerup', 'pointercancel', 'keyup', 'compositionend', 'focusout', 'dragend'];

/** A click comes later than the `pointerup`, above all from a touch screen. In milliseconds. */
const CLICK_DELAY = 50;

/**
 * Waits until an island may be replaced: a press under way would be lost, and so would text that is being composed with
 * an input method. The promise resolves in a task of its own.
 */
export function whenUnused(island: HTMLElement, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const waiting = new AbortController();
    const check = () => {
      // Of what is pressed by the space bar, browsers do not say that what is around is active.
      if (island.querySelector(':active') || island.matches(COMPOSING)) return;
      waiting.abort();
      resolve();
    };
    const options = { capture: true, signal: AbortSignal.any([signal, waiting.signal]) };
    for (const end of ENDS) addEventListener(end, () => setTimeout(check, CLICK_DELAY), options);
    // Not in the middle of an event. Timers are slow in a tab that is not seen.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = check;
    port2.postMessage('');
  });
}
