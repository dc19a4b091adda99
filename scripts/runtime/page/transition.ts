/**
 * The longest transitions in milliseconds, whatever their styles say. Leaving is short, because the new page is
 * waiting.
 */
const LIMIT = { leave: 90, enter: 1000 };

/** One half of a page transition. */
export interface Transition {
  finished: Promise<unknown>;
  /** Removes its classes from the page. */
  clear: () => void;
}

/**
 * Runs one half: sets the class `<name>-<phase>-from`, then `-to` and `-active`, until the animations started by them
 * have finished. Without animations it takes no time.
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
    // The styles of `-from` must be computed first, or there would be no change to animate. `-active` comes later, or
    // the step to `-from` would be animated, too.
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
