import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { setupSharedContext } from '../../support/browser/setup-browser.ts';
import { setupSite } from '../../support/browser/setup-site.ts';

const openPage = setupSharedContext();
const at = setupSite();

/** Answers the first requests for a script with 503. @returns how often it was requested. */
async function lose(page: Page, script: RegExp, times: number): Promise<() => number> {
  let requests = 0;
  await page.route(script, (route) =>
    requests++ < times ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  );
  return () => requests;
}

/** On a phone, the frame's script has turned this link into a button. */
const menu = (page: Page) => page.locator('header').getByRole('button', { name: 'Menu' });
const menuLink = (page: Page) => page.locator('header').getByRole('link', { name: 'Menu' });

async function openOnPhone(path: string, script: RegExp, times: number) {
  const page = await openPage({ viewport: { width: 390, height: 844 } });
  await lose(page, script, times);
  const failures: string[] = [];
  page.on('console', (message) => {
    if (/behavior .* failed/.test(message.text())) failures.push(message.text());
  });
  await page.goto(at(path));
  return { page, failures };
}

describe('if the script of the frame is lost', () => {
  const FRAME = /\/frame-\w+\.js/;

  test('once, the second try brings the menu', async () => {
    const { page, failures } = await openOnPhone('/', FRAME, 1);
    await menu(page).click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    expect(failures).toEqual([]);
  });

  test('again, the menu is the link that it is without script, until the next visit brings it, in either layout', async () => {
    for (const [from, to] of [
      ['/', '/contact'],
      ['/contact', '/partners/atlassian'],
    ] as const) {
      const { page, failures } = await openOnPhone(from, FRAME, Infinity);
      const elements = await page.locator('[data-behavior=frame]').count();
      await expect.poll(() => failures.length).toBe(elements);
      expect([await menuLink(page).isVisible(), await menu(page).isVisible()]).toEqual([
        true,
        false,
      ]);
      await menuLink(page).click();
      await page.waitForURL(/#site-index$/);

      await page.unroute(FRAME);
      await page
        .locator(`#page a[href^="${to}"], footer a[href^="${to}"]`)
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await page.waitForURL((url) => url.pathname === to);

      await menu(page).click();
      await page.getByRole('dialog', { name: 'Menu' }).waitFor();
      expect(failures).toHaveLength(elements);
    }
  });
});

test('the draft of a form whose script is lost once comes back after the second try', async () => {
  const { page, failures } = await openOnPhone('/contact', /\/form-draft-\w+\.js/, 0);
  const name = page.getByLabel('Your name');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name: url }) => url.includes('/form-draft-')),
  );
  await name.fill('Ada Lovelace');
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toMatch('Ada');
  await page.goto(at('/'));
  await page.unrouteAll();
  const requests = await lose(page, /\/form-draft-\w+\.js/, 1);
  await page.goto(at('/contact'));
  await expect.poll(() => name.inputValue()).toBe('Ada Lovelace');
  expect([requests(), failures]).toEqual([2, []]);
});
