import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { home } from '../../../pages/index.content.ts';
import { NARROW, WIDE } from '../../support/browser/frame-page.ts';
import { setupSharedContext } from '../../support/browser/setup-browser.ts';
import { setupSite } from '../../support/browser/setup-site.ts';
import { isWholePageLaidOut } from '../../support/browser/whole-page.ts';
import { ROUTES } from '../../support/site-routes.ts';

const openPage = setupSharedContext();
const at = setupSite();

const LAST = home.callToAction.title;

/** Headings of the page that are laid out, and those that are not yet. */
interface Layout {
  laidOut: string[];
  left: string[];
}

describe('a first load lays out', () => {
  test('the first screen before the rest, and then all that is above a place that a link leads to', async () => {
    const { page } = await openHeld('/');
    const { laidOut, left } = await page.evaluate(headings);

    expect(laidOut[0]).toBe(home.intro.title);
    expect(left).toContain(LAST);
    expect(left.length).toBeGreaterThan(laidOut.length);

    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/#team';
      document.querySelector('#page')?.firstElementChild?.append(link);
      link.click();
    });
    expect((await page.evaluate(headings)).left).toEqual([]);
  });

  test('all that is above a place that the address leads to', async () => {
    const { page } = await openHeld('/#team');

    expect((await page.evaluate(headings)).left).toEqual([]);
    expect(await topOf(page, '#team')).toBeLessThan(NARROW.height / 3);
  });

  test.each(ROUTES)(
    'the end of %s before the middle, so that for a visitor who goes there at once nothing moves',
    async (path) => {
      // Low enough for the last section to be far from it.
      const { page, goOn } = await openHeld(path, { viewport: { width: 1280, height: 720 } });
      await page.evaluate(() => {
        const waits = document
          .getAnimations()
          .filter(({ timeline }) => timeline === document.timeline);
        for (const wait of waits) wait.currentTime = 100;
      });
      const before = await page.locator('footer').evaluate((footer) => {
        footer.querySelector('li')?.scrollIntoView({ block: 'center', behavior: 'instant' });
        return footer.getBoundingClientRect().top;
      });
      await page.evaluate(standsStill, 'footer');
      await goOn({ speed: 1_000 });
      await page.waitForFunction(isWholePageLaidOut);

      expect(Math.abs((await topOf(page, 'footer')) - before)).toBeLessThan(1.5);
    },
  );

  test('the whole page when it is loaded again, so that the visitor is where they were', async () => {
    const { page, goOn } = await openHeld('/');
    await goOn();
    await page.waitForFunction(isWholePageLaidOut);
    await page.locator('#team').scrollIntoViewIfNeeded();
    const before = await topOf(page, '#team');
    await hold(page);
    await page.reload();
    await page.waitForSelector('html[data-connection]', { state: 'attached' });

    expect(await topOf(page, '#team')).toBe(before);
  });

  test.each([
    { place: 'the middle', selector: '#team' },
    { place: 'the end', selector: 'footer' },
  ])(
    'the rest around a visitor who has gone to $place, which stays in its place, also when all of it comes in one frame',
    async ({ selector }) => {
      const { page, goOn } = await openHeld('/');
      await page.locator(selector).evaluate((part) => part.scrollIntoView({ behavior: 'instant' }));
      await page.evaluate(standsStill, selector);
      await page.evaluate(() => scrollBy({ top: 20, behavior: 'instant' }));
      await page.evaluate(standsStill, selector);
      const before = await topOf(page, selector);
      await goOn({ speed: 1_000 });
      await page.waitForFunction(isWholePageLaidOut);

      expect(Math.abs((await topOf(page, selector)) - before)).toBeLessThan(1);
    },
  );
});

describe.each(ROUTES)('the rest of %s', (path) => {
  describe.each([
    { screen: 'a phone', viewport: NARROW },
    { screen: 'a wide screen', viewport: WIDE },
  ])('on $screen', ({ viewport }) => {
    test('is laid out without anything in sight that moves or looks different, and keeps its heights when its scripts start', async () => {
      const { page, goOn } = await openHeld(path, { viewport });
      await page.evaluate(() => document.fonts.ready);
      // A font that comes late moves a line where this machine has no such fallback, some frames later.
      await page.evaluate(standsStill, 'h1');
      await page.evaluate(() => Reflect.get(window, 'shifts').splice(0));
      const before = await page.screenshot();
      await goOn();
      await page.waitForFunction(isWholePageLaidOut);

      expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
      expect((await page.screenshot()).equals(before)).toBe(true);

      const sections = await page.evaluate(heights);
      for (const id of Object.keys(sections)) {
        await page.evaluate((name) => document.getElementById(name)?.scrollIntoView(), id);
        // Sections without sliders do not change, and what is folded has no height.
        const sliders = page.locator(`#${id} [data-behavior="slider"]:not(details *)`);
        for (const slider of await sliders.all()) {
          await slider.evaluate((row) => row.scrollIntoView());
          await slider.and(page.locator('[data-autoplay]')).waitFor({ state: 'attached' });
        }
      }
      expect(await page.evaluate(heights)).toEqual(sections);
    });
  });
});

describe('a visit lays out', () => {
  test('the first screen of its page before the rest; and the whole page on the way back, to where the visitor was, but not the page after that', async () => {
    const { page, goOn } = await openHeld('/contact');
    const { laidOut, left } = await swap(page, 'header a[href="/"]');

    expect(laidOut[0]).toBe(home.intro.title);
    expect(left).toContain(LAST);
    expect(left.length).toBeGreaterThan(laidOut.length);

    await goOn();
    await page.waitForFunction(isWholePageLaidOut);
    expect((await page.evaluate(headings)).left).toEqual([]);
    await page.locator('#team').scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await swap(page, 'header a[href="/contact#call"]');
    await hold(page);

    expect((await swap(page)).left).toEqual([]);
    expect(await page.evaluate(() => scrollY)).toBe(before);

    await swap(page, 'header a[href="/contact#call"]');
    expect((await swap(page, 'header a[href="/"]')).left).toContain(LAST);
  });

  test('all that is above a place that the link leads to', async () => {
    const { page } = await openHeld('/contact');

    expect((await swap(page, 'header a[href="/#team"]')).left).toEqual([]);
  });
});

/** Opens a page that does not lay out what is not near before `goOn` is called. */
async function openHeld(path: string, options: BrowserContextOptions = {}) {
  const page = await openPage({ viewport: NARROW, ...options });
  await page.addInitScript(() => {
    const shifts: unknown[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(entry.toJSON());
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const goOn = await hold(page);
  await page.goto(at(path));
  await page.locator('html[data-connection]').waitFor();
  return { page, goOn };
}

/** Stops the clock of all animations. @returns the function that has it go on. */
async function hold(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  return async ({ speed = 1 } = {}) =>
    await session.send('Animation.setPlaybackRate', { playbackRate: speed });
}

const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);

/** Runs in the page: resolves when an element has been in one place for some frames. */
async function standsStill(selector: string): Promise<void> {
  const top = () => document.querySelector(selector)?.getBoundingClientRect().top;
  for (let frames = 0, last = top(); frames < 5; frames++) {
    await new Promise(requestAnimationFrame);
    if (top() !== last) frames = 0;
    last = top();
  }
}

/** Runs in the page: the ids of its sections, and their heights in pixels. */
function heights(): Record<string, number> {
  const sections = [...document.querySelectorAll<HTMLElement>('#page section[id]')];
  return Object.fromEntries(sections.map(({ id, offsetHeight }) => [id, offsetHeight]));
}

/** Runs in the page. */
function headings(): Layout {
  const layout: Layout = { laidOut: [], left: [] };
  for (const heading of document.querySelectorAll('#page :is(h1, h2)')) {
    const isLaidOut = heading.checkVisibility({ contentVisibilityAuto: true });
    layout[isLaidOut ? 'laidOut' : 'left'].push(heading.textContent);
  }
  return layout;
}

/** Follows a link that need not be in sight, or goes back without one. @returns the page as it is swapped in. */
async function swap(page: Page, selector?: string): Promise<Layout> {
  await page.evaluate(`window.headings = ${headings}`);
  return page.evaluate((link) => {
    const swapped = new Promise<Layout>((resolve) => {
      const look = () => {
        const result = Reflect.get(window, 'headings')();
        document.addEventListener('visit:end', () => resolve(result), { once: true });
      };
      document.addEventListener('visit:swap', look, { once: true });
    });
    if (link) document.querySelector<HTMLElement>(link)?.click();
    else history.back();
    return swapped;
  }, selector);
}
