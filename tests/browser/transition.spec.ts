import { describe, expect, test } from 'vitest';
import { setupVisits } from '../support/setup-visits.ts';
import { arriveInStillTime } from '../support/still-time.ts';
import type { Visitor } from '../support/visitor.ts';

const arrive = setupVisits();

/** From now on, keeps what happens to the classes of `#page`, and when the page is swapped. */
async function watchClasses({ page }: Visitor): Promise<void> {
  await page.evaluate(() => {
    window.course = [];
    new MutationObserver((mutations) => {
      for (const { target } of mutations) {
        if ((target as Element).id === 'page') window.course.push((target as Element).className);
      }
    }).observe(document, { attributeFilter: ['class'], subtree: true });
    document.addEventListener('transitionrun', ({ target }) => {
      // A link that the pointer rests on has transitions, too.
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
  test.each([
    { what: 'out of the old page, then into the new one', from: '/long', link: 'Long night' },
    { what: 'out only, into a page that has none', from: '/long', link: 'Quick' },
    { what: 'in only, out of a page that has none', from: '/quick', link: 'Long' },
    { what: 'none between pages that have none', from: '/quick', link: 'Keep' },
  ])('goes $what', async ({ from, link }) => {
    const visitor = await arrive(from);
    await visitor.addToPage('<a href="/night/long">Long night</a>');
    await watchClasses(visitor);

    await visitor.visit(link);

    const hasEnter = link.startsWith('Long');
    expect(await course(visitor)).toEqual([
      ...(from === '/long' ? LEAVE : []),
      'swap',
      ...(hasEnter ? ENTER : []),
      'end',
    ]);
    expect(await visitor.page.locator('#page').getAttribute('class')).toBeFalsy();
  });

  test('lets the payload load while the old page leaves', async () => {
    const visitor = await arriveInStillTime(arrive, '/long');
    const payload = visitor.site.hold('/quick/payload.json');
    await visitor.page.locator('header a[href="/quick"]').dispatchEvent('click');

    await payload.asked;
    expect(await visitor.page.locator('#page.page-leave-active').count()).toBe(1);

    await visitor.visit(async () => payload.release());
  });

  test('that never ends holds up the page no longer than a second', async () => {
    const visitor = await arriveInStillTime(arrive, '/long');
    const { page } = visitor;
    await page.locator('#page').evaluate((element) => {
      element.animate([{ color: 'red' }], { duration: 1000, iterations: Number.POSITIVE_INFINITY });
    });
    const arrived = page.waitForEvent('requestfinished', (request) =>
      request.url().includes('/quick/payload.json'),
    );
    await page.locator('header a[href="/quick"]').dispatchEvent('click');
    await arrived;
    await page.clock.runFor(999);
    expect(await visitor.heading()).toBe('Long');

    await visitor.visit(() => page.clock.runFor(1));

    expect(await visitor.heading()).toBe('Quick');
  });

  test('is taken back when the visitor stays', async () => {
    const visitor = await arrive('/long', { reducedMotion: 'reduce' });
    visitor.allowComplaints(/ERR_ABORTED/);
    const payload = visitor.site.hold('/quick/payload.json');
    await visitor.page.locator('header a[href="/quick"]').dispatchEvent('click');
    await payload.asked;

    await visitor.visit('Long');
    payload.release();

    expect(await visitor.page.locator('#page').getAttribute('class')).toBeFalsy();
    expect(await visitor.heading()).toBe('Long');
  });
});

declare global {
  interface Window {
    course: string[];
  }
}
