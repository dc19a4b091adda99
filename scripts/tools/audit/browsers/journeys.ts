import { scrollThrough } from '../../browser/scroll-through.ts';
import * as inPage from './in-page.ts';
import type { OtherBrowser } from './other-browser.ts';

/** A sequence of actions on a site. @param origin includes the base. @throws Error with what did not happen. */
type Journey = (browser: OtherBrowser, origin: string, routes: readonly string[]) => Promise<void>;

/** Far enough to tell whether the position is kept, in pixels. */
const SCROLLED = 400;

/** How long something in the page may take, in milliseconds. */
const TIMEOUT = 15_000;

export const JOURNEYS: Readonly<Record<string, Journey>> = {
  async pages(browser, origin, routes) {
    for (const route of routes) {
      await browser.goto(origin + route);
      await until(browser, route, inPage.blankSections);
      // WebKit also reports scripts that are still being fetched when the next page is opened.
      await browser.evaluate(scrollThrough);
      await until(browser, route, inPage.distortedPictures);
      await until(browser, route, inPage.deadIslands);
      if (!(await browser.evaluate(() => document.querySelector('main form') !== null))) continue;
      await browser.click('main form [type=submit]');
      await until(browser, route, () =>
        document.querySelector('main form [aria-invalid=true]') ? '' : 'the form names no error',
      );
    }
  },

  async visits(browser, origin, routes) {
    const { pathname } = new URL(`${origin}/`);
    const [home = '/', ...otherPaths] = routes.map((route) => pathname + route.slice(1));
    await browser.goto(origin + (routes[0] ?? '/'));
    for (const to of otherPaths) {
      await follow(browser, to);
      await browser.evaluate((top) => scrollTo({ top, behavior: 'instant' }), SCROLLED);
      await follow(browser, home);
      await browser.evaluate(() => history.back());
      await until(browser, `back to ${to}`, inPage.visitLacks, to);
      await until(
        browser,
        `back to ${to}`,
        (top) => (Math.abs(scrollY - top) <= 2 ? '' : `it stands at ${scrollY} instead of ${top}`),
        SCROLLED,
      );
      await browser.evaluate(() => history.forward());
      await until(browser, `forward to ${home}`, inPage.visitLacks, home);
    }
  },
};

async function follow(browser: OtherBrowser, path: string): Promise<void> {
  if (!(await browser.evaluate(inPage.markLink, path))) throw new Error(`no link leads to ${path}`);
  await browser.click('[data-audit]');
  await until(browser, `to ${path}`, inPage.visitLacks, path);
}

/**
 * Calls `script` in the page until it returns an empty text, which means that nothing is missing any more.
 *
 * @throws Error with the last thing that was missing, at `place`.
 */
async function until<A extends readonly unknown[]>(
  browser: OtherBrowser,
  place: string,
  script: (...args: A) => string,
  ...args: A
): Promise<void> {
  const end = performance.now() + TIMEOUT;
  let missing = 'nothing was seen';
  while (performance.now() < end) {
    missing = await browser.evaluate(script, ...args);
    if (missing === '') return;
  }
  throw new Error(`${place}: ${missing}`);
}
