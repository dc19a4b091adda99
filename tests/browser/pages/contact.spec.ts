import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { askForCall, callId, privacy } from '../../../layouts/_site.ts';
import { leads } from '../../../pages/_leads.content.ts';
import { contactPage } from '../../../pages/contact.content.ts';
import { home } from '../../../pages/index.content.ts';
import { at } from '../../support/browser/built-site.ts';
import { openAt, openPage } from '../../support/browser/open-page.ts';

const { title, callTitle, form } = contactPage.form;
const [, , , about] = form.fields;

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

/** The contact page without JavaScript. */
async function openPlain(): Promise<Page> {
  const page = await openAt('/contact', {
    site: 'blocks',
    javaScriptEnabled: false,
    viewport: DESK,
  });
  return page;
}

const isOnScreen = (box: Locator) =>
  box.evaluate((input) => {
    const { top, bottom } = input.getBoundingClientRect();
    return top > 0 && bottom < innerHeight;
  });

/** Fills in a name, and waits until it is kept, by the script that also makes the choice a link asks for. */
async function writeName(page: Page) {
  await page.locator('[name=name]').fill('Hanna');
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Hanna');
}

const nameOn = (page: Page) => page.locator('[name=name]').inputValue();

describe('a visitor who follows “Ask for a call”', () => {
  const box = (page: Page) => page.locator(`#${callId} input`);

  async function expectCall(page: Page) {
    await page.getByRole('heading', { name: callTitle, exact: true }).waitFor();
    expect(await box(page).isChecked()).toBe(true);
    expect(await page.locator('[name=phone]').isVisible()).toBe(true);
    await expect.poll(() => isOnScreen(box(page))).toBe(true);
  }

  test('is asked for a number after a full load, before React is there, and then keeps the answers that were given since', async () => {
    const page = await openPage({ viewport: DESK });
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto(at('/contact#call', 'blocks'));
    await expectCall(page);
    expect(scripts.filter((url) => url.includes('/EnquiryForm-'))).toEqual([]);

    await page.locator(`[name=${callId}]`).first().check();
    await page.locator('[name=name]').fill('Hanna');
    await page.reload();

    await expect.poll(() => nameOn(page)).toBe('Hanna');
    expect(await box(page).isChecked()).toBe(false);
    await page.getByRole('heading', { name: title }).waitFor();
  });

  test('on the page itself is asked for a number, still after a reload', async () => {
    const page = await openAt('/contact', { site: 'blocks', viewport: DESK });
    await page.locator('html[data-connection]').waitFor();
    await writeName(page);
    await page.locator('header').getByRole('link', { name: askForCall.label }).click();
    await expectCall(page);
    await page.reload();

    await expectCall(page);
    expect(await nameOn(page)).toBe('Hanna');
  });
});

describe('a visitor who wants a first stop', () => {
  // Its fragment is the id of the choice that it makes.
  const [, , { firstStop, href }] = home.services.rows;
  const choice = href.slice(href.indexOf('#'));

  test('finds its line ticked, and what was written before', async () => {
    const page = await openAt('/contact', { site: 'blocks', viewport: PHONE });
    await writeName(page);
    await page.goto(at('/blocks', 'blocks'));
    await page.locator('html[data-connection]').waitFor();
    await page.getByRole('link', { name: firstStop }).click();

    await page.waitForURL(at(href, 'blocks'));
    const box = page.locator(`${choice} input`);
    await expect.poll(() => box.isChecked()).toBe(true);
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(1);
    await expect.poll(() => isOnScreen(box)).toBe(true);
    expect(await nameOn(page)).toBe('Hanna');
  });

  test('is led to its line, and to the question for a call, without JavaScript, too', async () => {
    const page = await openAt('/blocks', { site: 'blocks', javaScriptEnabled: false });
    await page.getByRole('link', { name: firstStop }).click();
    await page.waitForURL(at(href, 'blocks'));
    // It is the label with its box that the script ticks.
    const box = page.locator('label:target input');
    expect(await isOnScreen(box)).toBe(true);

    await page.locator('header').getByRole('link', { name: askForCall.label }).click();
    expect(await isOnScreen(page.locator(`#${callId} input`))).toBe(true);
    const heading = page.getByRole('heading', { name: title });
    expect(await heading.isVisible()).toBe(true);
  });
});

test('beside the form all four leads are named with their numbers, or those whose lines are ticked; a single one with the address, too', async () => {
  const plain = await openPlain();
  const shown = (part: string) => plain.locator(part).filter({ visible: true }).allTextContents();
  const all = Object.values(leads);
  const everybody = all.map(({ name }) => name);
  const numbers = all.map(({ phone }) => phone.label);
  const [, ngozi, elin] = all;
  expect(await shown('.leads__name')).toEqual(everybody);
  expect(await shown('.leads__ways a')).toEqual(numbers);

  const [, design, web, , unsure] = about.options.map(({ value }) =>
    plain.locator(`[name=about][value="${value}"]`),
  );
  await web?.check();
  expect(await shown('.leads__name')).toEqual([elin?.name]);
  expect(await shown('.leads__ways a')).toEqual([elin?.phone.label, elin?.mail.label]);
  await design?.check();
  expect(await shown('.leads__name')).toEqual([ngozi?.name, elin?.name]);
  await design?.uncheck();
  await web?.uncheck();
  await unsure?.check();
  expect(await shown('.leads__name')).toEqual(everybody);
  expect(await shown('.leads__ways a')).toEqual(numbers);
});

test.each([false, true])(
  'the form of another page leads to the privacy notice, and opens it (with a script: %s)',
  async (javaScriptEnabled) => {
    const page = await openAt('/partners/atlassian', { site: 'blocks', javaScriptEnabled });
    await page.locator('form').getByRole('link', { name: privacy.label }).click();

    await page.waitForURL(at(privacy.href, 'blocks'));
    await page.locator('details[open] #privacy').waitFor();
  },
);

test('the privacy notice below the form is folded, opens without a script, and all of it is printed', async () => {
  const plain = await openPlain();
  const notice = plain.locator('#privacy');
  expect(await notice.isVisible()).toBe(false);
  await plain.emulateMedia({ media: 'print' });
  expect(await notice.isVisible()).toBe(true);
  await plain.emulateMedia({ media: null });
  await plain.locator('details:has(#privacy) > summary').click();
  await plain.locator('details[open] #privacy').waitFor();
});
