/** Milliseconds after which a transition counts as over, whatever its styles say: an old page is in the way. */
const LIMIT = { leave: 90, enter: 1000 };

/** One half of a page transition. */
export interface Transition {
  finished: Promise<unknown>;
  /** Takes its classes off the page. */
  clear: () => void;
}

/**
 * Runs one half: `<name>-<phase>-from`, then `-to` and `-active`, until the animations that the classes
 * have started are over. Styles that animate nothing take no time.
 */
export function animate(
  page: HTMLElement,
  name: string | false,
  phase: 'leave' | 'enter',
): Transition {
  const { classList } = page;
  const step = (suffix: string) => `${name}-${phase}-${suffix}`;
  let ends: Promise<unknown>[] = [];
  if (name) {
    classList.add(step('from'));
    // The styles of `-from` must have been computed for there to be a change; without `-active`, or getting there would
    // be a transition of its own.
    void page.offsetWidth;
    classList.replace(step('from'), step('to'));
    classList.add(step('active'));
    ends = page.getAnimations().map(({ finished }) => finished);
  }
  const limit = new Promise((resolve) => setTimeout(resolve, LIMIT[phase]));
  return {
    finished: Promise.race([limit, Promise.allSettled(ends)]),
    clear: () => classList.remove(step('active'), step('to')),
  };
}
