import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { home } from '../../pages/index.content.ts';
import { NARROW, setupChrome } from '../support/chrome-page.ts';

const open = setupChrome();
let page: Page;

/** The headings that are laid out just after the swap, and those that are not yet. */
interface Swap {
  laidOut: string[];
  left: string[];
}

beforeEach(async () => {
  page = await open('/contact', { viewport: NARROW });
});

describe('a visit lays out the first screen of its page', () => {
  test('before the rest, for a link to a page', async () => {
    const { laidOut, left } = await swap(page, 'header a[href="/"]');

    expect(laidOut[0]).toBe(home.intro.title);
    expect(left).toContain(home.callToAction.title);
    expect(left.length).toBeGreaterThan(laidOut.length);
  });

  test('and the rest when that has been painted', async () => {
    await swap(page, 'header a[href="/"]');
    await page.waitForFunction(isWholePageLaidOut);

    const last = page.getByRole('heading', { name: home.callToAction.title });
    expect(
      await last.evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true })),
    ).toBe(true);
  });

  test('together with the rest for a link to a place on a page, which only the layout knows', async () => {
    expect((await swap(page, 'header a[href="/#team"]')).left).toEqual([]);
  });

  test('together with the rest on the way back, to where the visitor was', async () => {
    await swap(page, 'header a[href="/"]');
    await page.waitForFunction(isWholePageLaidOut);
    await page.locator('#team').scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await swap(page, 'header a[href="/contact"]');

    expect((await swap(page)).left).toEqual([]);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });
});

/** Runs in the page: true once nothing is excluded from layout. */
function isWholePageLaidOut(): boolean {
  return document.documentElement.dataset.firstScreen === undefined;
}

/** Follows a link, even one off screen, or goes back if there is none, and inspects the page just after the swap. */
function swap(target: Page, selector?: string): Promise<Swap> {
  return target.evaluate((link) => {
    const swapped = new Promise<Swap>((resolve) => {
      const look = () => {
        const result: Swap = { laidOut: [], left: [] };
        for (const heading of document.querySelectorAll('#page :is(h1, h2)')) {
          const isLaidOut = heading.checkVisibility({ contentVisibilityAuto: true });
          result[isLaidOut ? 'laidOut' : 'left'].push(heading.textContent);
        }
        document.addEventListener('visit:end', () => resolve(result), { once: true });
      };
      document.addEventListener('visit:swap', look, { once: true });
    });
    if (link) document.querySelector<HTMLElement>(link)?.click();
    else history.back();
    return swapped;
  }, selector);
}
