import * as inPage from './in-page.ts';
import { type OtherBrowser, until, WaitTimeout } from './other-browser.ts';

/** The address of a site, its base included, and its routes. */
export interface JourneySite {
  origin: string;
  routes: readonly string[];
}

/** What somebody does on a site. @throws WaitTimeout with what did not come. */
export type Journey = (browser: OtherBrowser, site: JourneySite) => Promise<void>;

/** For a field of words and for one of an address. */
const TYPED = 'ada@example.com';

/** Far enough to see that it is kept, in pixels. */
const SCROLLED = 400;

export const JOURNEYS: Readonly<Record<string, Journey>> = {
  async islands(browser, { origin, routes }) {
    for (const route of routes) {
      await browser.goto(origin + route);
      await browser.run(inPage.scrollThrough);
      await browser.run(inPage.useIslands);
      await on(route, () => until(browser, inPage.deadIslands));
    }
  },

  async sliders(browser, { origin, routes }) {
    for (const route of routes) {
      await browser.goto(origin + route);
      const dead = await browser.run(inPage.deadSliders);
      if (dead) throw new WaitTimeout(`${route}: ${dead}`);
    }
  },

  async visits(browser, { origin, routes }) {
    const { pathname } = new URL(`${origin}/`);
    const [home = '/', ...others] = routes.map((route) => pathname + route.slice(1));
    await browser.goto(origin + (routes[0] ?? '/'));
    for (const to of others) {
      await follow(browser, to);
      await browser.run((top) => scrollTo({ top, behavior: 'instant' }), SCROLLED);
      await follow(browser, home);
      await browser.run(() => history.back());
      await on(`back to ${to}`, async () => {
        await until(browser, inPage.visitLacks, to);
        await until(browser, inPage.scrollLacks, SCROLLED);
      });
      await browser.run(() => history.forward());
      await on(`forward to ${home}`, () => until(browser, inPage.visitLacks, home));
    }
  },

  async form(browser, { origin, routes }) {
    for (const route of routes) {
      await browser.goto(origin + route);
      const fields = await browser.run(inPage.wordFields);
      if (fields.length === 0) continue;
      await browser.click('main form [type=submit]');
      await on(route, () => until(browser, inPage.errorsLack));
      for (const field of fields) await browser.type(field, TYPED);
      await browser.goto(origin + route);
      // What keeps a draft comes when its form is near.
      await browser.run(inPage.scrollThrough);
      await on(`${route}, loaded again`, () => until(browser, inPage.draftLacks, fields, TYPED));
    }
  },
};

async function follow(browser: OtherBrowser, path: string): Promise<void> {
  if (!(await browser.run(inPage.markLink, path)))
    throw new WaitTimeout(`no link leads to ${path}`);
  await browser.click('[data-audit]');
  await until(browser, inPage.visitLacks, path);
}

/** Says where something came in vain. */
async function on(place: string, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    throw error instanceof WaitTimeout ? new WaitTimeout(`${place}: ${error.message}`) : error;
  }
}
