import { describe, expect, test } from 'vitest';
import { goOffline } from '../../support/browser/go-offline.ts';
import { setupVisits } from '../../support/visits/setup-visits.ts';
import { arriveInStillTime } from '../../support/visits/still-time.ts';
import type { Visitor } from '../../support/visits/visitor.ts';

const arrive = setupVisits();

const LONG = '/long/payload.json';
const QUICK = '/quick/payload.json';
const KEEP = '/keep/payload.json';

/** What shows a visitor's interest in a link: a pointer that rests on it, a finger, the focus. */
const INTEREST = ['pointerover', 'touchstart', 'focusin'];

const show = ({ page }: Visitor, href: string, event = 'touchstart') =>
  page.locator(`a[href="${href}"]`).first().dispatchEvent(event);

/** Gives the page time for the requests it might make: a manifest, then a payload. */
async function comeToRest({ page }: Visitor): Promise<void> {
  await page.evaluate(async () => {
    for (const path of ['/robots.txt', '/sitemap.xml', '/robots.txt']) {
      await (await fetch(path)).text();
    }
  });
}

describe('a page is prefetched', () => {
  test('when the pointer, a finger or the focus comes to a link to it, and nothing else happens', async () => {
    const visitor = await arrive('/');
    for (const [index, event] of INTEREST.entries()) {
      const path = ['/long', '/quick', '/keep'][index];
      const payload = visitor.site.hold(`${path}/payload.json`);
      await show(visitor, `${path}`, event);
      await payload.asked;
      payload.release();
      await comeToRest(visitor);
    }
    expect(await visitor.record()).toMatchObject({
      events: [],
      announced: [],
      progress: ['idle'],
    });
  });

  test('after 65 ms on a link, not before', async () => {
    const visitor = await arriveInStillTime(arrive, '/');
    const { page } = visitor;
    const payload = visitor.site.hold(LONG);

    await page.getByRole('link', { name: 'Long', exact: true }).hover();
    await page.clock.runFor(64);
    await comeToRest(visitor);
    expect(visitor.asked(LONG)).toBe(0);
    await page.clock.runFor(1);

    await payload.asked;
    payload.release();
  });

  test('with its stylesheet', async () => {
    const visitor = await arrive('/');

    await show(visitor, '/night');
    await visitor.page.waitForFunction(() =>
      [...document.styleSheets].some((sheet) => sheet.href?.includes('/page-')),
    );
    expect(await visitor.page.locator('link[media="not all"]').count()).toBe(1);
    await visitor.visit('Night');

    const styles = visitor.site.requests.filter((path) => path.includes('/page-'));
    expect(styles).toHaveLength(1);
    expect(
      await visitor.page.locator('.night').evaluate((night) => getComputedStyle(night).borderTop),
    ).toMatch(/^3px/);
  });

  test('only while fewer than two others are being fetched', async () => {
    const visitor = await arrive('/');
    const { site } = visitor;
    const long = site.hold(LONG);
    const quick = site.hold(QUICK);
    await show(visitor, '/long');
    await show(visitor, '/quick');
    await Promise.all([long.asked, quick.asked]);

    await show(visitor, '/keep');
    await comeToRest(visitor);
    expect(visitor.asked(KEEP)).toBe(0);

    long.release();
    await comeToRest(visitor);
    await show(visitor, '/keep');
    await comeToRest(visitor);
    expect(visitor.asked(KEEP)).toBe(1);
    quick.release();
  });
});

describe('no page is prefetched', () => {
  test('for a pointer that only passes', async () => {
    const visitor = await arriveInStillTime(arrive, '/');
    const { page } = visitor;
    const payload = visitor.site.hold(QUICK);

    await page.getByRole('link', { name: 'Long', exact: true }).hover();
    await page.clock.runFor(40);
    await page.getByRole('link', { name: 'Quick', exact: true }).hover();
    await page.clock.runFor(65);
    await payload.asked;
    payload.release();

    expect(visitor.asked(LONG)).toBe(0);
  });

  test('for a link to the page that is shown, to a missing one, to another site or to a file, nor for one that is left to the browser', async () => {
    const visitor = await arrive('/');
    for (const html of [
      '<a href="/">Go</a>',
      '<a href="https://elsewhere.example/long">Go</a>',
      '<a href="/files/note.txt">Go</a>',
      '<a href="/long" data-native>Go</a>',
      '<a href="/closed">Go</a>',
    ]) {
      await visitor.addToPage(html);
      const before = visitor.site.requests.length;

      await visitor.page.getByText('Go', { exact: true }).first().dispatchEvent('touchstart');
      await comeToRest(visitor);

      const asked = visitor.site.requests
        .slice(before)
        .filter((path) => !/robots|sitemap|errors|manifest/.test(path));
      expect(asked, html).toEqual([]);
    }
  });
});

describe('nothing is prefetched at the visitor’s expense', () => {
  test('with Save-Data, on 2g and on slow 2g', async () => {
    const visitor = await arrive('/', {
      prepare: (page) =>
        page.addInitScript(() => {
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
        }),
    });
    for (const network of [
      { saveData: true, effectiveType: '4g' },
      { saveData: false, effectiveType: '2g' },
      { saveData: false, effectiveType: 'slow-2g' },
    ]) {
      await visitor.page.evaluate(
        `Object.assign(navigator.connection, ${JSON.stringify(network)})`,
      );
      for (const event of INTEREST) await show(visitor, '/long', event);
      await comeToRest(visitor);
      const asked = visitor.site.requests.filter((path) => path.endsWith('.json'));
      expect(asked, JSON.stringify(network)).toEqual([]);
    }

    await visitor.visit('Long');
    expect(visitor.asked(LONG)).toBe(1);
  });

  test('offline', async () => {
    const visitor = await arriveInStillTime(arrive, '/');
    const { page } = visitor;
    const goOnline = await goOffline(page);
    await page.waitForSelector('[data-connection=offline]', { state: 'attached' });
    const before = visitor.site.requests.length;

    for (const event of INTEREST) await show(visitor, '/long', event);
    await page.clock.runFor(65);
    await goOnline();
    await comeToRest(visitor);

    expect(visitor.site.requests.slice(before)).not.toContain(LONG);
  });
});
