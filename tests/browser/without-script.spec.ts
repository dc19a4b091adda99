import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { setupBrowser } from '../support/setup-browser.ts';
import { setupSite } from '../support/setup-site.ts';
import { isWholePageLaidOut } from '../support/whole-page.ts';

const openPage = setupBrowser();
const at = setupSite();

const ROUTES = ['/', '/contact', '/partners/atlassian'];

describe('without JavaScript', () => {
  test.each(ROUTES)('%s says what it says with JavaScript', async (path) => {
    const texts: string[] = [];
    for (const javaScriptEnabled of [true, false]) {
      const page = await openPage({ javaScriptEnabled, reducedMotion: 'reduce' });
      await page.goto(at(path));
      if (javaScriptEnabled) await page.waitForFunction(isWholePageLaidOut);
      texts.push(await wordsOf(page));
    }
    expect(texts[1]?.length).toBeGreaterThan(200);
    expect(texts[1]).toBe(texts[0]);
  });

  test.each(ROUTES)('%s has no control that does nothing', async (path) => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(at(path));
    const idle = await page
      .locator('button:visible, [role=button]:visible')
      .evaluateAll((controls) =>
        controls
          .filter((control) => {
            const form = control.closest('form[action]');
            const isSubmit = form && control.getAttribute('type') !== 'button';
            return !isSubmit && !control.matches('[popovertarget], [commandfor]');
          })
          .map((control) => control.outerHTML),
      );
    expect(idle).toEqual([]);
    const forms = await page.locator('form:not([action])').count();
    expect(forms).toBe(0);
  });

  test('all links inside the site lead to a page with a heading', async () => {
    const page = await openPage({ javaScriptEnabled: false });
    const seen = new Set<string>();
    const waiting = ['/'];
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      if (seen.has(path)) continue;
      seen.add(path);
      const response = await page.goto(at(path));
      expect(`${path} ${response?.status()}`).toBe(`${path} 200`);
      expect(await page.locator('h1:visible').count()).toBe(1);
      const links = await page
        .locator('a[href^="/"]')
        .evaluateAll((found) =>
          found.map((link) => new URL(link.getAttribute('href') ?? '', link.baseURI).pathname),
        );
      waiting.push(...links.filter((link) => !/\.\w+$/.test(link)));
    }
    expect([...seen].sort()).toEqual(ROUTES);
  });

  test('a click on a link goes to its page', async () => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(at('/'));
    await page.locator('a[href="/contact"]:visible').first().click();
    await page.waitForURL(at('/contact'));
  });
});

/**
 * The visible text of the page, with every choice made that reveals more, separated by single spaces. Without the
 * buttons that pick a slide, which repeat its caption.
 */
async function wordsOf(page: Page): Promise<string> {
  await page.locator('.slider__pickers').evaluateAll((pickers) => {
    for (const each of pickers) each.remove();
  });
  await page.locator('[type=radio], [name=call]').evaluateAll((choices) => {
    for (const choice of choices) Reflect.set(choice, 'checked', true);
  });
  return (await page.locator('main').allInnerTexts()).join(' ').replace(/\s+/g, ' ');
}
