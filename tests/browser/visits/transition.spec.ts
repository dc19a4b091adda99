import { describe, expect, test } from 'vitest';
import { setupVisits } from '../../support/visits/setup-visits.ts';
import { arriveInStillTime } from '../../support/visits/still-time.ts';
import type { Visitor } from '../../support/visits/visitor.ts';

const arrive = setupVisits();

/**
 * From now on, records changes to the classes of `#page`, and when the page is swapped; the first call in a document
 * starts it.
 */
async function watchClasses({ page }: Visitor): Promise<void> {
  await page.evaluate(() => {
    const isWatched = 'course' in window;
    window.course = [];
    if (isWatched) return;
    new MutationObserver((mutations) => {
      for (const { target } of mutations) {
        if ((target as Element).id === 'page') window.course.push((target as Element).className);
      }
    }).observe(document, { attributeFilter: ['class'], subtree: true });
    document.addEventListener('transitionrun', ({ target }) => {
      // A link under the pointer also has transitions.
      if ((target as Element).id === 'page') window.course.push('runs');
    });
    document.addEventListener('visit:swap', () => window.course.push('swap'));
    document.addEventListener('visit:end', () => window.course.push('end'));
  });
}

const course = ({ page }: Visitor) =>
  page.evaluate(() => window.course.filter((step, at, all) => step && step !== all[at - 1]));

const LEAVE = ['page-leave-to page-leave-active', 'runs'];
const ENTER = ['page-enter-to page-enter-active', 'runs'];

describe('a transition', () => {
  test('goes out of the old page, then into the new one, if these have one', async () => {
    // In real time, a busy machine may end a transition before it has begun.
    const visitor = await arriveInStillTime(arrive, '/long');
    await visitor.addToPage('<a href="/night/long">Long night</a>');
    for (const [link, expected] of [
      ['Long night', [...LEAVE, 'swap', ...ENTER, 'end']],
      ['Quick', [...LEAVE, 'swap', 'end']],
      ['Keep', ['swap', 'end']],
      ['Long', ['swap', ...ENTER, 'end']],
    ] as const) {
      await watchClasses(visitor);

      await visitor.visit(link);

      expect(await course(visitor), link).toEqual(expected);
      expect(await visitor.page.locator('#page').getAttribute('class')).toBeFalsy();
    }
  });

  test.each([
    { part: 'payload', path: async () => '/night/payload.json' },
    { part: 'layout', path: (visitor: Visitor) => visitor.layoutPath('dark') },
    { part: 'stylesheet', path: (visitor: Visitor) => visitor.stylesOf('/night') },
  ])(
    'begins only when the $part is at hand: until then the old page stays as it is',
    async ({ path }) => {
      const visitor = await arriveInStillTime(arrive, '/long');
      const part = visitor.site.hold(await path(visitor));
      await watchClasses(visitor);
      await visitor.follow('/night');
      await part.asked;
      await visitor.page.clock.runFor(2000);

      expect(await course(visitor)).toEqual([]);
      const opacity = visitor.page
        .locator('#page')
        .evaluate((element) => getComputedStyle(element).opacity);
      expect(await opacity).toBe('1');

      await visitor.visit(async () => part.release());
      expect((await course(visitor)).slice(0, 3)).toEqual([...LEAVE, 'swap']);
      expect(await visitor.heading()).toBe('Night');
    },
  );

  test('is undone when the visitor chooses to stay', async () => {
    const visitor = await arriveInStillTime(arrive, '/long');
    const page = visitor.page.locator('#page');
    // Keeps the transition from ending by itself.
    await page.evaluate((element) => {
      element.animate([{ color: 'red' }], { duration: 1000, iterations: Infinity });
    });
    await visitor.follow('/quick');
    await visitor.page.waitForSelector('.page-leave-active');

    await visitor.visit(() => visitor.follow('/long'));
    await visitor.page.clock.runFor(1000);

    expect(await page.getAttribute('class')).toBeFalsy();
    expect(await visitor.heading()).toBe('Long');
  });
});

declare global {
  interface Window {
    course: string[];
  }
}
