import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { at } from '../../support/browser/built-site.ts';
import { openAt } from '../../support/browser/open-page.ts';
import { ROUTES } from '../../support/site-routes.ts';

/**
 * Keeps pages in the back/forward cache, as visitors' browsers do, though Playwright does not fully support it: a page that
 * comes back fires no `load`, so go back with `history.back()` and wait with `page.waitForURL(…, { waitUntil: 'commit' })`.
 */
const browser = {
  // Chromium's headless shell has that cache only if asked for it.
  args: ['--enable-bfcache'],
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};

test.each(ROUTES)(
  'the back/forward cache keeps %s as it was, and visits go on from there',
  async (path) => {
    const prepare = (empty: Page) => empty.addInitScript(noteShows);
    const page = await openAt(path, { browser, prepare });
    // Goes to a file of the site, which is not a visit, and back.
    await page.evaluate(() => location.assign('/robots.txt'));
    await page.waitForURL('**/robots.txt');
    // In a separate task: going back at once may unload the page before it has answered.
    await page.evaluate(() => {
      setTimeout(() => history.back());
    });
    await page.waitForURL(at(path), { waitUntil: 'commit' });

    const shown = page.locator('html').getAttribute('data-show');
    expect(await shown).toBe('{"persisted":true,"reasons":"none"}');
    const target = path === '/contact' ? '/' : '/contact#call';
    const swapped = page.evaluate(
      () => new Promise((tell) => document.addEventListener('visit:swap', () => tell('swapped'))),
    );
    await page.locator(`a[href="${target}"]:visible`).first().click();
    expect(await swapped).toBe('swapped');
    await page.waitForURL(at(target), { waitUntil: 'commit' });
  },
);

/** Runs in the page: records how it was last shown. */
function noteShows() {
  addEventListener('pageshow', ({ persisted }) => {
    const [navigation] = performance.getEntriesByType('navigation');
    const { notRestoredReasons } = Object(navigation?.toJSON());
    const reasons = notRestoredReasons ? JSON.stringify(notRestoredReasons) : 'none';
    document.documentElement.dataset.show = JSON.stringify({ persisted, reasons });
  });
}
