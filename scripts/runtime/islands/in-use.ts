/** What begins a use of an element, and what ends it. */
const USES: Readonly<Record<string, readonly [begins: string[], ends: string[]]>> = {
  press: [
    ['pointerdown', 'keydown'],
    ['pointerup', 'pointercancel', 'keyup'],
  ],
  composition: [['compositionstart'], ['compositionend']],
};

/** A click comes later than the `pointerup`, above all from a touch screen. In milliseconds. */
const CLICK_DELAY = 50;

/**
 * Notices when something in an element is pressed, by a pointer or by the space bar, or text is composed with an input
 * method. If the element were replaced meanwhile, the click or the text would be lost.
 *
 * @returns a function to be called once: it waits until nothing of that is under way. Its promise resolves in a task of
 *   its own, in which the element can be replaced.
 */
export function watchUse(element: HTMLElement, signal: AbortSignal): () => Promise<void> {
  const used = new Map<string, EventTarget | null>();
  // A press may have begun before this script.
  if (element.matches(':active')) used.set('press', element);
  let onUnused = () => {};
  const watching = new AbortController();

  const check = () => {
    const isUsed = [...used.values()].some((target) => element.contains(target as Node));
    if (!isUsed) onUnused();
  };
  const options = { capture: true, signal: AbortSignal.any([signal, watching.signal]) };
  for (const [use, [begins, ends]] of Object.entries(USES)) {
    const onBegin = (event: Event) => {
      const isPress = event instanceof KeyboardEvent ? event.key === ' ' : event.isTrusted;
      // A press that a script dispatches may never end.
      if (isPress || use !== 'press') used.set(use, event.target);
    };
    const onEnd = () => {
      used.delete(use);
      setTimeout(check, CLICK_DELAY);
    };
    for (const begin of begins) element.addEventListener(begin, onBegin, options);
    for (const end of ends) addEventListener(end, onEnd, options);
  }

  return () =>
    new Promise((resolve) => {
      onUnused = () => {
        watching.abort();
        resolve();
      };
      // Not in the middle of an event. Timers are slow in a tab that is not seen.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = check;
      port2.postMessage('');
    });
}
