import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { setupSharedContext } from '../../support/browser/setup-browser.ts';
import { setupSite } from '../../support/browser/setup-site.ts';
import { ROUTES } from '../../support/site-routes.ts';

const openPage = setupSharedContext({ backForwardCache: true });
const at = setupSite();

describe('the back/forward cache keeps', () => {
  test.each(ROUTES)('%s as it was, and it still works', async (path) => {
    const page = await openPage();
    await page.addInitScript(noteShows);
    await page.goto(at(path));
    await leaveAndComeBack(page, path);

    expect(await lastShow(page)).toEqual({ persisted: true, reasons: 'none' });
    await expectVisit(page, path);
  });

  test('a page with a visit in flight, which is given up', async () => {
    const path = '/contact';
    const page = await openPage();
    await page.addInitScript(noteShows);
    await page.route(/payload\.json/, () => {});
    await page.goto(at(path));
    const requested = page.waitForRequest(/payload\.json/);
    await page
      .locator(`a[href="${otherThan(path)}"]:visible`)
      .first()
      .click();
    await requested;

    await leaveAndComeBack(page, path);

    expect(await lastShow(page)).toMatchObject({ persisted: true });
    await page.waitForFunction(() => document.documentElement.dataset.progress === 'idle');
    expect(new URL(page.url()).pathname).toBe(path);
    await page.unrouteAll();
    await expectVisit(page, path);
  });
});

/** Runs in the page: records how it was last shown. */
function noteShows() {
  addEventListener('pageshow', ({ persisted }) => {
    const [navigation] = performance.getEntriesByType('navigation');
    const { notRestoredReasons } = Object(navigation?.toJSON());
    const reasons = notRestoredReasons ? JSON.stringify(notRestoredReasons) : 'none';
    document.documentElement.dataset.show = JSON.stringify({ persisted, reasons });
  });
}

async function lastShow(page: Page): Promise<unknown> {
  const shown = page.locator('html[data-show]');
  return JSON.parse((await shown.getAttribute('data-show')) ?? '');
}

/** Goes to a file of the site, which is not a visit, and back. */
async function leaveAndComeBack(page: Page, path: string): Promise<void> {
  await page.evaluate(() => {
    delete document.documentElement.dataset.show;
    location.assign('/robots.txt');
  });
  await page.waitForURL('**/robots.txt');
  // In a separate task: going back at once may unload the page before it has answered.
  await page.evaluate(() => {
    setTimeout(() => history.back());
  });
  await page.waitForURL(at(path), { waitUntil: 'commit' });
}

/** Expects that a click on a link is a visit, which loads no document. */
async function expectVisit(page: Page, path: string): Promise<void> {
  const target = otherThan(path);
  const swapped = page.evaluate(
    () => new Promise((tell) => document.addEventListener('visit:swap', () => tell('swapped'))),
  );
  await page.locator(`a[href="${target}"]:visible`).first().click();
  expect(await swapped).toBe('swapped');
  await page.waitForURL(at(target), { waitUntil: 'commit' });
}

function otherThan(path: string): string {
  return path === '/contact' ? '/' : '/contact#call';
}
