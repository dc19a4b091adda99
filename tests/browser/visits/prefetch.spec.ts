import { describe, expect, test } from 'vitest';
import { arrive } from '../../support/visits/arrive.ts';

const LONG = '/long.payload.json';
const QUICK = '/quick.payload.json';
const KEEP = '/keep.payload.json';

/** What shows a visitor's interest in a link: a pointer that rests on it, a finger, the focus. */
const INTEREST = ['pointerover', 'touchstart', 'focusin'];

describe('a page is prefetched', () => {
  test('after 65 ms on a link, not before, and not for a pointer that only passes', async () => {
    const visitor = await arrive('/', { isStill: true });
    const { page, site } = visitor;
    const payload = site.hold(QUICK);

    await page.getByRole('link', { name: 'Long', exact: true }).hover();
    await page.clock.runFor(40);
    await page.getByRole('link', { name: 'Quick', exact: true }).hover();
    await page.clock.runFor(64);
    await visitor.comeToRest();
    expect(visitor.asked(QUICK)).toBe(0);
    await page.clock.runFor(1);

    await payload.asked;
    payload.release();
    expect(visitor.asked(LONG)).toBe(0);
  });

  test('with its layout and stylesheet: the visit requests nothing but the progress bar', async () => {
    const visitor = await arrive('/');
    await visitor.prefetch('/night', '/layout-dark');
    await visitor.page.waitForFunction(() =>
      [...document.styleSheets].some((sheet) => sheet.href?.includes('/page-')),
    );
    expect(await visitor.page.locator('link[media="not all"]').count()).toBe(1);
    const before = visitor.site.requests.length;

    await visitor.visit('Night');

    expect(await visitor.heading()).toBe('Night');
    // The visit does not wait for the bar, so its request may come after the end.
    await expect
      .poll(() => visitor.site.requests.slice(before))
      .toEqual([expect.stringMatching(/progress-bar/)]);
    expect(
      await visitor.page.locator('.night').evaluate((night) => getComputedStyle(night).borderTop),
    ).toMatch(/^3px/);
  });

  test('when a finger or the focus comes to its link, while fewer than two others are being fetched', async () => {
    const visitor = await arrive('/');
    const { site } = visitor;
    const [long, quick] = [site.hold(LONG), site.hold(QUICK)];
    await visitor.touch('/long');
    await visitor.touch('/quick', 'focusin');
    await Promise.all([long.asked, quick.asked]);

    await visitor.touch('/keep');
    await visitor.comeToRest();
    expect(visitor.asked(KEEP)).toBe(0);

    // One that fails no longer counts either.
    site.doctor(LONG, () => '');
    long.release();
    await visitor.comeToRest();
    await visitor.touch('/keep');
    await visitor.comeToRest();
    expect(visitor.asked(KEEP)).toBe(1);
    quick.release();
  });
});

describe('nothing is prefetched', () => {
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
      await visitor.comeToRest();

      const asked = visitor.site.requests
        .slice(before)
        .filter((path) => !/robots|sitemap|errors|manifest/.test(path));
      expect(asked, html).toEqual([]);
    }
  });

  test('at the visitor’s expense: with Save-Data, on 2g, on slow 2g, and offline', async () => {
    const visitor = await arrive('/', {
      prepare: (page) =>
        page.addInitScript(() => {
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
          Object.defineProperty(navigator, 'onLine', { get: () => !('offline' in window) });
        }),
    });
    for (const network of [
      'navigator.connection.effectiveType = "4g"',
      'Object.assign(navigator.connection, { saveData: false, effectiveType: "2g" })',
      'navigator.connection.effectiveType = "slow-2g"',
      'navigator.connection.effectiveType = "4g"; window.offline = true',
    ]) {
      await visitor.page.evaluate(network);
      for (const event of INTEREST) await visitor.touch('/long', event);
      await visitor.comeToRest();
      const asked = visitor.site.requests.filter((path) => path.endsWith('.json'));
      expect(asked, network).toEqual([]);
    }

    await visitor.page.evaluate('delete window.offline');
    await visitor.visit('Long');
    expect(visitor.asked(LONG)).toBe(1);
  });
});

test('a page is not fetched twice when its link is clicked, which focuses it, before the pointer or the focus has rested', async () => {
  const visitor = await arrive('/', {
    isStill: true,
    prepare: (page) =>
      page.addInitScript(() => {
        const { promise, resolve } = Promise.withResolvers<void>();
        Object.assign(window, { guard: () => promise, decide: resolve });
      }),
  });
  const { page } = visitor;
  const arrived = page.waitForEvent('requestfinished', (request) =>
    request.url().includes('middleware'),
  );
  await visitor.click('Guarded');
  await arrived;

  await page.clock.runFor(200);
  await visitor.comeToRest();
  await visitor.visit(() => page.evaluate(() => Object(window).decide()));

  expect(visitor.asked('/guarded.payload.json')).toBe(1);
});
