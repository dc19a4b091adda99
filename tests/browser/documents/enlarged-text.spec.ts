import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { navigation } from '../../../layouts/_site.ts';
import { at } from '../../support/browser/built-site.ts';
import { misplacedText } from '../../support/browser/misplaced-text.ts';
import { openAt, openPage } from '../../support/browser/open-page.ts';
import { isWholePageLaidOut } from '../../support/browser/prepare-page.ts';
import { ROUTES } from '../../support/site-routes.ts';

/** The routes, and a page that does not exist. */
const PATHS = [...ROUTES, '/partner/atlassian'];
const WIDTHS = [1280, 768, 390, 320];

/** The least that text must be able to take: https://www.w3.org/WAI/WCAG22/Understanding/text-spacing.html */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

describe('all text is on the screen, whole, and on no other text', () => {
  test.each(PATHS)('with wide spacing, on %s', async (path) => {
    const page = await openPage({ viewport: { width: 1280, height: 800 } });
    await openEverything(page, path);
    await page.evaluate((styles) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      document.adoptedStyleSheets.push(sheet);
    }, SPACING);
    expect(await faultsAtAllWidths(page)).toEqual([]);
  });

  test.each(PATHS)('with a browser font of 32 pixels, on %s', async (path) => {
    const page = await openPage({
      browser: { args: ['--blink-settings=defaultFontSize=32'] },
      viewport: { width: 1280, height: 800 },
    });
    await openEverything(page, path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      '32px',
    );
    expect(await faultsAtAllWidths(page)).toEqual([]);
  });

  test.each(ROUTES)('without JavaScript, on %s, and none in a picture is small', async (path) => {
    const page = await openAt(path, { javaScriptEnabled: false });
    for (const width of [320, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(misplacedText, { selector: 'main' })).toEqual([]);
      const sizes = await page
        .locator('.screen *, .face *')
        .evaluateAll((all) =>
          all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)),
        );
      expect(Math.min(...sizes, 12)).toBe(12);
    }
  });
});

/** Opens a page with all its answers and with running sliders. */
async function openEverything(page: Page, path: string): Promise<void> {
  await page.goto(at(path));
  await page.waitForFunction(isWholePageLaidOut);
  await page.evaluate(() => {
    for (const each of document.querySelectorAll('main details')) each.setAttribute('open', '');
  });
  for (const slider of await page.locator('main [data-behavior=slider]').all()) {
    await slider.scrollIntoViewIfNeeded();
    await expect.poll(() => slider.getAttribute('data-autoplay')).not.toBe(null);
  }
  await page.evaluate(() => scrollTo(0, 0));
}

/** What is misplaced in the page and in its menu, at each width. */
async function faultsAtAllWidths(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    // Sliders follow the width a frame later.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    faults.push(...(await page.evaluate(misplacedText, { selector: 'body' })));
  }
  await page.getByRole('button', { name: navigation.menu.label }).click();
  await page.locator('dialog[open]').waitFor();
  return [...faults, ...(await page.evaluate(misplacedText, { selector: 'dialog[open]' }))];
}
