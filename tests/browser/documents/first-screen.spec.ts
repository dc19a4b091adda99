import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { at } from '../../support/browser/built-site.ts';
import { NARROW, WIDE } from '../../support/browser/frame-page.ts';
import { openPage } from '../../support/browser/open-page.ts';
import { isWholePageLaidOut, recordShifts } from '../../support/browser/prepare-page.ts';
import { ROUTES } from '../../support/site-routes.ts';

/** Of each heading of the page in turn, whether it is laid out. */
type Layout = boolean[];

/** Expects that the first screen of the home page is laid out, and little else. */
function expectFirstScreen(layout: Layout): void {
  const laidOut = layout.indexOf(false);
  expect(laidOut).toBeGreaterThan(0);
  expect(layout.length).toBeGreaterThan(2 * laidOut);
  expectRestLeft(layout);
}

/** Expects that the end of the page is not laid out. */
const expectRestLeft = (layout: Layout) => expect(layout.at(-1)).toBe(false);

describe('a first load lays out', () => {
  test('the first screen before the rest, then all that is above a place that a link leads to, and the whole page when it is loaded again', async () => {
    const { page } = await openHeld('/');
    expectFirstScreen(await page.evaluate(headings));

    await page.evaluate(() => {
      const link = document.createElement('a');
      const sections = [...document.querySelectorAll('#page > section[id]')];
      link.href = `/#${sections.at(-3)?.id}`;
      document.querySelector('#page')?.firstElementChild?.append(link);
      link.click();
    });
    expect(await page.evaluate(headings)).not.toContain(false);
    const before = await topOf(page, ':target');
    expect(before).toBeLessThan(NARROW.height / 3);
    await page.reload();
    await page.waitForSelector('html[data-connection]', { state: 'attached' });
    expect(await topOf(page, ':target')).toBe(before);
  });

  test.each(ROUTES)(
    'the rest of %s around a visitor who has gone to its end at once, where nothing moves',
    async (path) => {
      // Low enough for the last section to be far from the end.
      const { page, goOn } = await openHeld(path, { viewport: { width: 1280, height: 720 } });
      await page
        .locator('footer')
        .evaluate((part) => part.scrollIntoView({ block: 'start', behavior: 'instant' }));
      await page.evaluate(standsStill, 'footer');
      const before = await topOf(page, 'footer');
      await goOn({ speed: 1_000 });
      await page.waitForFunction(isWholePageLaidOut);

      expect(Math.abs((await topOf(page, 'footer')) - before)).toBeLessThan(1.5);
    },
  );

  test.each(
    ROUTES.flatMap((path) => [
      { path, viewport: NARROW },
      { path, viewport: WIDE },
    ]),
  )(
    'the rest of $path on a screen of $viewport.width pixels without anything in sight that moves or looks different',
    async ({ path, viewport }) => {
      const { page, goOn, shifts } = await openHeld(path, { viewport });
      await page.evaluate(() => document.fonts.ready);
      // A font that comes late moves a line where this machine has no such fallback, some frames later.
      await page.evaluate(standsStill, 'h1');
      await shifts();
      const before = await page.screenshot();
      await goOn();
      await page.waitForFunction(isWholePageLaidOut);

      expect(await shifts()).toEqual([]);
      expect((await page.screenshot()).equals(before)).toBe(true);
    },
  );
});

test('a visit lays out the first screen of its page before the rest, or all that is above the place that the link leads to; and the whole page on the way back, to where the visitor was, but not the page after that', async () => {
  const { page, goOn } = await openHeld('/contact');
  expectFirstScreen(await swap(page, 'header a[href="/"]'));

  await goOn();
  await page.waitForFunction(isWholePageLaidOut);
  expect(await page.evaluate(headings)).not.toContain(false);
  await page.locator('#page > section').nth(-3).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await swap(page, 'header a[href="/contact#call"]');
  await hold(page);

  expect(await swap(page)).not.toContain(false);
  expect(await page.evaluate(() => scrollY)).toBe(before);

  await swap(page, 'header a[href="/contact#call"]');
  expectRestLeft(await swap(page, 'header a[href="/"]'));
  await swap(page, 'header a[href="/contact#call"]');
  expect(await swap(page, 'header a[href^="/#"]')).not.toContain(false);
});

/** Opens a page that does not lay out what is not near before `goOn` is called. */
async function openHeld(path: string, options: BrowserContextOptions = {}) {
  const page = await openPage({ viewport: NARROW, ...options });
  const shifts = await recordShifts(page);
  const goOn = await hold(page);
  await page.goto(at(path));
  await page.locator('html[data-connection]').waitFor();
  return { page, goOn, shifts };
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

/** Runs in the page. */
function headings(): Layout {
  return Array.from(document.querySelectorAll('#page :is(h1, h2)'), (heading) =>
    heading.checkVisibility({ contentVisibilityAuto: true }),
  );
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
