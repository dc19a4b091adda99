import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contact } from '../../../layouts/_site.ts';
import { home } from '../../../pages/index.content.ts';
import { setupSharedContext, sharedBrowser } from '../../support/browser/setup-browser.ts';
import { setupSite } from '../../support/browser/setup-site.ts';

const openPage = setupSharedContext();
const at = setupSite();

const LEADS = ['Tobias Finch', 'Ngozi Hallam', 'Elin Marsh', 'Ravi Sandhu'];
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

/** The page without JavaScript, opened once. Every test finds its form empty. */
let plain: Page;
const pictures: string[] = [];

beforeAll(async () => {
  const browser = await sharedBrowser();
  plain = await browser.newPage({ javaScriptEnabled: false });
  plain.on('request', (request) => {
    if (request.resourceType() === 'image' && !request.url().startsWith('data:'))
      pictures.push(request.url());
  });
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

const heightsOf = (part: string) =>
  plain.locator(part).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));

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

  test('in the footer of another page is asked for a number', async () => {
    const page = await openPage({ viewport: PHONE });
    await page.goto(at('/500'));
    await page.locator('html[data-connection]').waitFor();
    await page.locator('footer').getByRole('link', ASK).click();
    await page.waitForURL(at('/contact#call'));

    await expectCall(page);
  });

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

  test('finds its line ticked after a full load', async () => {
    const page = await openPage({ viewport: DESK });
    await page.goto(at(href));

    await expectChoice(page);
  });

  test('is led to its line without JavaScript, too', async () => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(at('/'));
    const links = await Promise.all(
      home.services.rows.map(({ firstStop }) =>
        page
          .getByRole('link', { name: firstStop })
          .evaluate((link: HTMLAnchorElement) => link.href),
      ),
    );
    for (const [index, { name, href }] of home.services.rows.entries()) {
      expect(links[index]).toBe(at(href));
      await page.goto(at(href));
      // It is the label with its box that the script ticks.
      expect(await isOnScreen(page.locator('label:target').getByRole('checkbox', { name }))).toBe(
        true,
      );
    }
  });
});

describe('beside the form', () => {
  const shownLeads = () =>
    plain.locator('.leads__name').filter({ visible: true }).allTextContents();

  test('all four leads are named with their numbers, and the one whose line is ticked with the address, too', async () => {
    const ways = plain.locator('.leads__ways a').filter({ visible: true });

    expect(await shownLeads()).toEqual(LEADS);
    const numbers = ['0117 496 0151', '0117 496 0152', '0117 496 0153', '0117 496 0154'];
    expect(await ways.allTextContents()).toEqual(numbers);
    await plain.getByLabel('Not sure').check();
    expect(await ways.allTextContents()).toEqual(numbers);
    await plain.getByLabel('Web').check();
    expect(await ways.allTextContents()).toEqual(['0117 496 0153', 'elin@pointwork.example']);
  });

  test('the face of each lead is shown without a request', async () => {
    const widths = await plain
      .locator('.leads .portrait:visible')
      .evaluateAll((faces) => faces.map((face) => (face as HTMLImageElement).naturalWidth));

    expect(widths).toHaveLength(4);
    expect(Math.min(...widths)).toBeGreaterThan(0);
    expect(pictures).toEqual([]);
  });

  test('all leads are shown, down to the end of the form, or only those of the ticked lines', async () => {
    // There is no large gap below them.
    const [aside = 0] = await heightsOf('.contact-form__aside');
    const [main = 0] = await heightsOf('.contact-form__main');
    expect(aside).toBeGreaterThan((5 / 6) * main);

    await plain.getByLabel('Design').check();
    expect(await shownLeads()).toEqual(['Ngozi Hallam']);
    await plain.getByLabel('Cloud').check();
    expect(await shownLeads()).toEqual(['Ngozi Hallam', 'Ravi Sandhu']);
    await plain.getByLabel('Design').uncheck();
    await plain.getByLabel('Cloud').uncheck();
    await plain.getByLabel('Not sure').check();
    expect(await shownLeads()).toEqual(LEADS);
  });

  test('on a phone, each lead takes no more room than three lines, with the hours', async () => {
    await plain.setViewportSize(PHONE);

    expect(Math.max(...(await heightsOf('.leads__lead')))).toBeLessThan(110);
    expect(await plain.locator('.leads__when:visible').count()).toBe(LEADS.length);
  });
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

test('the privacy notice is the last line of the form’s card, folded to one row, and all of it is printed; no link repeats it', async () => {
  const edges = (selector: string) =>
    plain.locator(selector).evaluate((element) => element.getBoundingClientRect().toJSON());
  const card = await edges('.contact-form__main');
  const form = await edges('.enquiry-form');
  const line = await edges('details:has(#privacy)');
  const notice = plain.locator('#privacy');

  expect([line.left, line.right]).toEqual([form.left, form.right]);
  expect(line.top - form.bottom).toBeLessThan(32);
  expect(card.bottom - line.bottom).toBeGreaterThan(0);
  expect(card.bottom - line.bottom).toBeLessThan(32);
  expect(await plain.locator('main').getByRole('link', { name: 'Privacy notice' }).count()).toBe(0);

  expect(await notice.isVisible()).toBe(false);
  await plain.emulateMedia({ media: 'print' });
  expect(await notice.isVisible()).toBe(true);
  await plain.emulateMedia({ media: null });
  await plain.locator('summary', { hasText: 'Privacy notice' }).click();
  await plain.locator('details[open] #privacy').waitFor();
});

test('the button that leads to the top is not printed, though the page has a form', async () => {
  const page = await openPage({ viewport: { width: 720, height: 740 } });
  await page.goto(at('/contact'));
  const display = () =>
    page.locator('.scroll-to-top').evaluate((button) => getComputedStyle(button).display);

  await expect.poll(display).toBe('block');
  await page.emulateMedia({ media: 'print' });
  expect(await display()).toBe('none');
});
