// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { openFakePage, pass } from '../../../support/runtime/open-fake-page.ts';

/** A page with an animation for each of these milliseconds. A negative one is cancelled after that time. */
async function pageThatAnimates(...durations: number[]) {
  openFakePage();
  const { animate } = await import('../../../../scripts/runtime/page/transition.ts');
  const page = document.getElementById('page') as HTMLElement;
  const seen: string[] = [];
  Object.defineProperty(page, 'offsetWidth', { get: () => seen.push(page.className) });
  page.getAnimations = () => {
    seen.push(page.className);
    return durations.map((duration) => {
      const finished = new Promise((resolve, reject) => {
        setTimeout(duration < 0 ? reject : resolve, Math.abs(duration));
      });
      return { finished } as unknown as Animation;
    });
  };
  const isOver = vi.fn();
  const visit = new AbortController();
  const begin = (phase: 'leave' | 'enter') => {
    void animate(page, 'page', phase, visit.signal).then(isOver);
  };
  return { page, seen, begin, isOver, visit };
}

test.each([
  { phase: 'leave', limit: 90 },
  { phase: 'enter', limit: 1000 },
] as const)(
  'the phase “$phase” begins with its class -from alone, then has -to and -active until its visit is over, and takes at most $limit ms, even if its animation never ends',
  async ({ phase, limit }) => {
    const { page, seen, begin, isOver, visit } = await pageThatAnimates(1e9);
    begin(phase);
    expect(seen).toEqual([`page-${phase}-from`, `page-${phase}-to page-${phase}-active`]);
    await pass(limit - 1);
    expect(isOver).not.toHaveBeenCalled();
    await pass(1);
    expect(isOver).toHaveBeenCalled();
    visit.abort();
    expect(page.className).toBe('');
  },
);

test('a phase ends with its last animation, even if another one is cancelled', async () => {
  const { begin, isOver } = await pageThatAnimates(100, -200, 300);
  begin('enter');
  await pass(299);
  expect(isOver).not.toHaveBeenCalled();
  await pass(1);
  expect(isOver).toHaveBeenCalled();
});
