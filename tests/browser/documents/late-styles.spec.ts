import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { NARROW, setupFrame } from '../../support/browser/frame-page.ts';
import { MOTION } from '../../support/browser/setup-browser.ts';

const open = setupFrame();

/** How each is laid out, so that one without styles shows. */
const displays = (page: Page, ...selectors: string[]) =>
  page.evaluate(
    (each) =>
      each.map(
        (selector) =>
          getComputedStyle(document.body.querySelector(selector) ?? document.body).display,
      ),
    selectors,
  );

/** Follows a link that need not be in sight, and waits for the heading of its page. */
async function visit(page: Page, href: string, heading: RegExp): Promise<void> {
  await page.evaluate((url) => {
    const link = document.createElement('a');
    link.href = url;
    document.querySelector('main')?.append(link);
    link.click();
  }, href);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}

test('an error page has its styles when it is opened, and when it replaces a page, be it the first or a later one', async () => {
  const isStyled = async (page: Page) =>
    expect(await displays(page, '.footer__inner')).toEqual(['grid']);
  await isStyled(await open('/no/such'));
  const page = await open('/contact');
  await visit(page, '/no/such', /could not be found/);
  await isStyled(page);

  await visit(page, '/partners/atlassian', /Data Center/);
  await isStyled(page);
  await visit(page, '/no/such/either', /could not be found/);
  await isStyled(page);
});

test('closed parts of the layout and the trains of the tube map are not seen while their stylesheet is missing', async () => {
  const page = await open('/', { viewport: NARROW, javaScriptEnabled: false, ...MOTION });
  const train = page.locator('.interchange-map .train:visible').first();
  const opacity = () => train.evaluate((element) => getComputedStyle(element).opacity);
  expect(await opacity()).toBe('1');

  await page.evaluate(() => document.querySelector('#page link')?.remove());

  expect(await opacity()).toBe('0');
  expect(await displays(page, '.navbar-sheet__dialog', '.cursor')).toEqual(Array(2).fill('none'));
  expect(await page.locator('.navbar-disclosure__panel').isVisible()).toBe(false);
});
