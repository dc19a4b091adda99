import { withTimeout } from '../../shared/with-timeout.ts';

/**
 * The longest transitions in milliseconds, whatever their styles say. Leaving is short, because the new page is
 * waiting.
 */
const LEAVE_TIMEOUT = 90;
const ENTER_TIMEOUT = 1000;

/**
 * Runs one half of a page transition: sets the class `<name>-<phase>-from`, then `-to` and `-active`, which stay until the
 * visit ends. Resolves when their animations have finished, or after the time limit; without animations at once.
 *
 * @param signal when it is aborted, the classes are removed at once.
 */
export async function animate(
  page: HTMLElement,
  name: string | false,
  phase: 'leave' | 'enter',
  signal: AbortSignal,
): Promise<void> {
  if (!name) return;
  const { classList } = page;
  const step = (suffix: string) => `${name}-${phase}-${suffix}`;
  classList.add(step('from'));
  // The styles of `-from` must be computed first, or there would be no change to animate. `-active` comes later, or the
  // step to `-from` would also be animated.
  void page.offsetWidth;
  classList.replace(step('from'), step('to'));
  classList.add(step('active'));
  signal.addEventListener('abort', () => classList.remove(step('active'), step('to')));
  const ends = page.getAnimations().map(({ finished }) => finished);
  await withTimeout(
    Promise.allSettled(ends),
    phase === 'leave' ? LEAVE_TIMEOUT : ENTER_TIMEOUT,
  ).catch(() => {});
}
