import type { Page } from 'playwright-core';

/** A state that a visitor can bring a page into. */
export interface PageState {
  name: string;
  /** Brings the page into this state, from the one before. @returns whether the page has it at all. */
  enter: (page: Page) => Promise<boolean>;
  leave?: (page: Page) => Promise<void>;
}

/** A button that reloads the page has started to do so after this many milliseconds. */
const RELOAD = 1000;

/** An address without a page, other than the one under test. */
const NOWHERE = '/no/page/either';

/**
 * The states of a page, in an order in which each can follow the one before. They are found by elements that any site
 * may have (buttons, disclosures, forms), not by name, so a new block is covered at once.
 */
export const PAGE_STATES: readonly PageState[] = [
  { name: 'rest', enter: async () => true },
  {
    name: 'scrolled',
    enter: (page) =>
      page.evaluate(async () => {
        const range = document.documentElement.scrollHeight - innerHeight;
        scrollTo({ top: range / 2, behavior: 'instant' });
        // Code that follows scrolling runs in the next frame, and its transition starts in the one after.
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
        return range > 0;
      }),
    leave: (page) => page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' })),
  },
  {
    name: 'menu',
    enter: byClick('header :is(button, summary)', 'dialog[open], header details[open]'),
    leave: pressEscape,
  },
  {
    name: 'disclosures',
    enter: (page) =>
      page.evaluate(() => {
        const closed = document.querySelectorAll<HTMLElement>('main details:not([open]) > summary');
        for (const summary of closed) summary.click();
        return closed.length > 0;
      }),
  },
  {
    name: 'dialog',
    enter: byClick('main [data-behavior]:has(dialog) :is(a, button)', 'dialog[open]'),
    leave: pressEscape,
  },
  {
    name: 'buttons pressed',
    enter: async (page) => {
      const buttons = page.locator('main button:visible:not(form *, dialog *)');
      if ((await buttons.count()) === 0) return false;
      const loaded = page.waitForEvent('load').catch(() => undefined);
      const reload = page
        .waitForRequest((request) => request.isNavigationRequest(), { timeout: RELOAD })
        .catch(() => undefined);
      await buttons.evaluateAll((all: HTMLElement[]) => {
        for (const button of all) button.click();
      });
      if (await reload) await loaded;
      return true;
    },
    leave: pressEscape,
  },
  {
    name: 'motion stopped',
    enter: async (page) => {
      // With reduced motion there is nothing to stop.
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      return byClick('[role=switch]', '[role=switch]')(page);
    },
  },
  { name: 'form errors', enter: byClick('main form [type=submit]', '[aria-invalid=true]') },
  {
    name: 'visit to no page',
    enter: async (page) => {
      const link = page.locator(':is(main, footer) a[href^="/"]:visible').first();
      if ((await link.count()) === 0) return false;
      // Appended to the path of a link, so that the base is included.
      await link.evaluate((element, to) => {
        const path = new URL((element as HTMLAnchorElement).href).pathname.replace(/\/$/, '');
        element.setAttribute('href', path + to);
      }, NOWHERE);
      await link.click();
      await page.waitForURL(`**${NOWHERE}`, { waitUntil: 'commit' });
      return true;
    },
  },
];

/** Clicks the first visible control of a kind, if there is one, and waits for what it leads to. */
function byClick(control: string, result: string): PageState['enter'] {
  return async (page) => {
    const first = page.locator(`${control}:visible`).first();
    if ((await first.count()) === 0) return false;
    await first.click();
    await page.locator(result).first().waitFor();
    return true;
  };
}

function pressEscape(page: Page): Promise<void> {
  return page.keyboard.press('Escape');
}
