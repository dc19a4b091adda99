import { describe, expect, test } from 'vitest';
import { arrive } from '../../support/visits/arrive.ts';
import type { Visitor } from '../../support/visits/visitor.ts';

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
    const visitor = await arrive('/long', { isStill: true });
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

  test('begins only when payload, layout and stylesheet are at hand: until then the old page stays as it is', async () => {
    const visitor = await arrive('/long', { isStill: true });
    const { page, site } = visitor;
    const files = [await visitor.layoutPath('dark'), await visitor.stylesOf('/night')];
    const parts = ['/night.payload.json', ...files].map((path) => site.hold(path));
    const opacity = () =>
      page.locator('#page').evaluate((element) => getComputedStyle(element).opacity);
    await watchClasses(visitor);
    await visitor.follow('/night');
    await visitor.visit(async () => {
      for (const part of parts) {
        await part.asked;
        await page.clock.runFor(900);
        expect([await course(visitor), await opacity()]).toEqual([[], '1']);
        part.release();
      }
    });

    expect((await course(visitor)).slice(0, 3)).toEqual([...LEAVE, 'swap']);
    expect(await visitor.heading()).toBe('Night');
  });
});

declare global {
  interface Window {
    course: string[];
  }
}
