import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contact } from '../../../layouts/_site.ts';
import { leads } from '../../../pages/_leads.content.ts';
import { home } from '../../../pages/index.content.ts';
import { setupSharedContext, sharedBrowser } from '../../support/browser/setup-browser.ts';
import { setupSite } from '../../support/browser/setup-site.ts';

const openPage = setupSharedContext();
const at = setupSite();

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

/** The page without JavaScript, opened once. Every test finds its form empty. */
let plain: Page;

beforeAll(async () => {
  const browser = await sharedBrowser();
  plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(at('/contact'));
});
beforeEach(async () => {
  await plain.setViewportSize(DESK);
  await plain.locator('form').evaluate((form: HTMLFormElement) => form.reset());
});
afterAll(() => plain?.close());

const isOnScreen = (box: Locator) =>
  box.evaluate((input) => {
    const { top, bottom } = input.getBoundingClientRect();
    return top > 0 && bottom < innerHeight;
  });

/** Fills in a name, and waits until it is kept, by the script that also makes the choice a link asks for. */
async function writeName(page: Page) {
  await page.getByLabel('Your name').fill('Hanna');
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Hanna');
}

const nameOn = (page: Page) => page.getByLabel('Your name').inputValue();

test('a visitor who came to phone finds the number and the hours first, and the form directly below', async () => {
  const intro = plain.locator('#intro');

  expect(await intro.getByRole('link').first().getAttribute('href')).toBe(contact.phone.href);
  expect(await intro.textContent()).toContain(contact.hours);
  const next = plain.locator('main').getByRole('heading', { level: 2 }).first();
  expect(await next.textContent()).toContain('Write to us');
});

describe('a visitor who follows “Ask for a call”', () => {
  const ASK = { name: 'Ask for a call' };
  const box = (page: Page) => page.getByLabel('By phone');

  async function expectCall(page: Page) {
    await page.getByRole('heading', { name: 'Ask for a call.', exact: true }).waitFor();
    expect(await box(page).isChecked()).toBe(true);
    expect(await page.getByLabel('Phone number').isVisible()).toBe(true);
    await expect.poll(() => isOnScreen(box(page))).toBe(true);
  }

  test('is asked for a number after a full load, before React is there, and then keeps the answers that were given since', async () => {
    const page = await openPage({ viewport: DESK });
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto(at('/contact#call'));
    await expectCall(page);
    expect(scripts.filter((url) => url.includes('/EnquiryForm-'))).toEqual([]);

    await page.getByLabel('By email').check();
    await page.getByLabel('Your name').fill('Hanna');
    await page.reload();

    await expect.poll(() => nameOn(page)).toBe('Hanna');
    expect(await box(page).isChecked()).toBe(false);
    await page.getByRole('heading', { name: 'Write to us, or ask for a call.' }).waitFor();
  });

  test('on the page itself is asked for a number, still after a reload, but not if another tab or window opens', async () => {
    const page = await openPage({ viewport: DESK });
    await page.goto(at('/contact'));
    await page.locator('html[data-connection]').waitFor();
    await writeName(page);
    const link = page.locator('header').getByRole('link', ASK);
    for (const key of ['Control', 'Shift'] as const) {
      const opened = page.context().waitForEvent('page');
      await link.click({ modifiers: [key] });
      await (await opened).close();

      expect(await box(page).isChecked()).toBe(false);
    }
    await link.click();
    await expectCall(page);
    await page.reload();

    await expectCall(page);
    expect(await nameOn(page)).toBe('Hanna');
  });

  test('is led, without JavaScript, to a form that is for messages and for calls', async () => {
    await plain.locator('header').getByRole('link', ASK).click();

    expect(await isOnScreen(box(plain))).toBe(true);
    const heading = plain.getByRole('heading', { name: 'Write to us, or ask for a call.' });
    expect(await heading.isVisible()).toBe(true);
  });
});

describe('a visitor who wants a first stop', () => {
  const [, , { firstStop, name, href }] = home.services.rows;

  async function expectChoice(page: Page) {
    await page.waitForURL(at(href));
    const box = page.getByRole('checkbox', { name });
    await expect.poll(() => box.isChecked()).toBe(true);
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(1);
    await expect.poll(() => isOnScreen(box)).toBe(true);
  }

  test('finds its line ticked, and what was written before, and is then asked for a number, too', async () => {
    const page = await openPage({ viewport: PHONE });
    await page.goto(at('/contact'));
    await writeName(page);
    await page.goto(at('/'));
    await page.locator('html[data-connection]').waitFor();
    await page.getByRole('link', { name: firstStop }).click();

    await expectChoice(page);
    expect(await nameOn(page)).toBe('Hanna');

    await page.locator('a.navbar__home').click();
    await page.waitForURL(at('/'));
    await page.locator('header').getByRole('link', { name: 'Ask for a call' }).click();
    await page.getByRole('heading', { name: 'Ask for a call.', exact: true }).waitFor();
    expect(await page.getByLabel('By phone').isChecked()).toBe(true);
    expect(await nameOn(page)).toBe('Hanna');
  });

  test('is led to its line without JavaScript, too', async () => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(at('/'));
    await page.getByRole('link', { name: firstStop }).click();
    await page.waitForURL(at(href));
    // It is the label with its box that the script ticks.
    const box = page.locator('label:target').getByRole('checkbox', { name });
    expect(await isOnScreen(box)).toBe(true);
  });
});

test('beside the form all four leads are named with their numbers, or those whose lines are ticked; a single one with the address, too', async () => {
  const shown = (part: string) => plain.locator(part).filter({ visible: true }).allTextContents();
  const all = Object.values(leads);
  const everybody = all.map(({ name }) => name);
  const numbers = all.map(({ phone }) => phone.label);
  const [, ngozi, elin] = all;
  expect(await shown('.leads__name')).toEqual(everybody);
  expect(await shown('.leads__ways a')).toEqual(numbers);

  await plain.getByLabel('Web').check();
  expect(await shown('.leads__name')).toEqual([elin?.name]);
  expect(await shown('.leads__ways a')).toEqual([elin?.phone.label, elin?.mail.label]);
  await plain.getByLabel('Design').check();
  expect(await shown('.leads__name')).toEqual([ngozi?.name, elin?.name]);
  await plain.getByLabel('Design').uncheck();
  await plain.getByLabel('Web').uncheck();
  await plain.getByLabel('Not sure').check();
  expect(await shown('.leads__name')).toEqual(everybody);
  expect(await shown('.leads__ways a')).toEqual(numbers);
});

test.each([false, true])(
  'the form of another page leads to the privacy notice, and opens it (with a script: %s)',
  async (javaScriptEnabled) => {
    const page = await openPage({ javaScriptEnabled });
    await page.goto(at('/partners/atlassian'));
    await page.locator('form').getByRole('link', { name: 'Privacy notice' }).click();

    await page.waitForURL(at('/contact#privacy'));
    const notice = page.locator('#privacy');
    for (const heading of [
      'What we keep',
      'Why',
      'How long',
      'Who can see it',
      'How to have it deleted',
    ]) {
      await notice.getByRole('heading', { name: heading, exact: true }).waitFor();
    }
    await page.locator('details[open] #privacy').waitFor();
  },
);

test('the privacy notice below the form is folded, opens without a script, and all of it is printed', async () => {
  const notice = plain.locator('#privacy');
  expect(await notice.isVisible()).toBe(false);
  await plain.emulateMedia({ media: 'print' });
  expect(await notice.isVisible()).toBe(true);
  await plain.emulateMedia({ media: null });
  await plain.locator('summary', { hasText: 'Privacy notice' }).click();
  await plain.locator('details[open] #privacy').waitFor();
});
