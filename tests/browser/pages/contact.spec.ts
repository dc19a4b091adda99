import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { contact } from '../../../layouts/_site.ts';
import { home } from '../../../pages/index.content.ts';
import { setupSharedContext } from '../../support/browser/setup-browser.ts';
import { setupSite } from '../../support/browser/setup-site.ts';

const openPage = setupSharedContext();
const at = setupSite();

const LEADS = ['Tobias Finch', 'Ngozi Hallam', 'Elin Marsh', 'Ravi Sandhu'];

async function openPlain() {
  const page = await openPage({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });
  await page.goto(at('/contact'));
  return page;
}

const isOnScreen = (box: Locator) =>
  box.evaluate((input) => {
    const { top, bottom } = input.getBoundingClientRect();
    return top > 0 && bottom < innerHeight;
  });

const shownLeads = (page: Page) =>
  page.locator('.leads__name').filter({ visible: true }).allTextContents();

test('a visitor who came to phone finds the number and the hours first, and the form directly below', async () => {
  const page = await openPlain();
  const intro = page.locator('#intro');

  expect(await intro.getByRole('link').first().getAttribute('href')).toBe(contact.phone.href);
  expect(await intro.textContent()).toContain(contact.hours);
  const next = page.locator('main').getByRole('heading', { level: 2 }).first();
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

  test.each([
    ['header', '/'],
    ['footer', '/500'],
  ])('in the %s of another page is asked for a number', async (where, path) => {
    const page = await openPage({ viewport: { width: 360, height: 740 } });
    await page.goto(at(path));
    await page.locator('html[data-connection]').waitFor();
    await page.locator(where).getByRole('link', ASK).click();
    await page.waitForURL(at('/contact#call'));

    await expectCall(page);
  });

  test('is asked for a number after a full load, before React is there, and on the page itself', async () => {
    const page = await openPage({ viewport: { width: 1280, height: 800 } });
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto(at('/contact#call'));
    await expectCall(page);
    expect(scripts.filter((url) => url.includes('/EnquiryForm-'))).toEqual([]);

    await page.goto(at('/contact'));
    await page.getByLabel('Your name').scrollIntoViewIfNeeded();
    await page.locator('html[data-connection]').waitFor();
    await page.locator('header').getByRole('link', ASK).click();
    await expectCall(page);
  });

  test('keeps the answers that were given before', async () => {
    const page = await openPage();
    await page.goto(at('/contact#call'));
    await expectCall(page);
    await page.getByLabel('By email').check();
    await page.getByLabel('Your name').fill('Hanna');
    await page.reload();

    await expect.poll(() => page.getByLabel('Your name').inputValue()).toBe('Hanna');
    expect(await box(page).isChecked()).toBe(false);
    await page.getByRole('heading', { name: 'Write to us, or ask for a call.' }).waitFor();
  });

  test('after writing something and leaving is asked for a number, and keeps what was written', async () => {
    const page = await openPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(at('/contact'));
    await page.getByLabel('Your name').fill('Hanna');
    // Kept by the script that also chooses the call.
    await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Hanna');
    await page.goto(at('/'));
    await page.locator('html[data-connection]').waitFor();
    await page.locator('header').getByRole('link', ASK).click();

    await expectCall(page);
    expect(await page.getByLabel('Your name').inputValue()).toBe('Hanna');
  });

  test('on the page itself is still asked for a number after a reload', async () => {
    const page = await openPage();
    await page.goto(at('/contact#call'));
    // The script of the form is there.
    await expectCall(page);
    await page.goto(at('/contact'));
    await page.getByLabel('Your name').fill('Hanna');
    await page.locator('html[data-connection]').waitFor();
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0);
    await page.locator('header').getByRole('link', ASK).click();
    await expectCall(page);
    await page.reload();

    await expectCall(page);
    expect(await page.getByLabel('Your name').inputValue()).toBe('Hanna');
  });

  test('in another tab or window is not asked for a number in this one', async () => {
    const page = await openPage();
    await page.goto(at('/contact'));
    await page.getByLabel('Your name').fill('Hanna');
    // Kept by the script that also chooses the call.
    await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Hanna');
    const link = page.locator('header').getByRole('link', ASK);
    for (const key of ['Control', 'Shift'] as const) {
      const opened = page.context().waitForEvent('page');
      await link.click({ modifiers: [key] });
      await (await opened).close();

      expect(await box(page).isChecked()).toBe(false);
    }
  });

  test('is led, without JavaScript, to a form that is for messages and for calls', async () => {
    const page = await openPlain();
    await page.locator('header').getByRole('link', ASK).click();

    expect(await isOnScreen(box(page))).toBe(true);
    const heading = page.getByRole('heading', { name: 'Write to us, or ask for a call.' });
    expect(await heading.isVisible()).toBe(true);
  });
});

describe.each(home.services.rows)(
  'a visitor who wants the $firstStop',
  ({ firstStop, name, href }) => {
    const LINK = { name: firstStop };
    const box = (page: Page) => page.getByRole('checkbox', { name });

    async function expectChoice(page: Page) {
      await page.waitForURL(at(href));
      await expect.poll(() => box(page).isChecked()).toBe(true);
      expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(1);
      await expect.poll(() => isOnScreen(box(page))).toBe(true);
    }

    test('finds its line ticked, and what was written before', async () => {
      const page = await openPage({ viewport: { width: 360, height: 740 } });
      await page.goto(at('/contact'));
      await page.getByLabel('Your name').fill('Hanna');
      await expect
        .poll(() => page.evaluate(() => JSON.stringify(sessionStorage)))
        .toContain('Hanna');
      await page.goto(at('/'));
      await page.locator('html[data-connection]').waitFor();
      await page.getByRole('link', LINK).click();

      await expectChoice(page);
      expect(await page.getByLabel('Your name').inputValue()).toBe('Hanna');
    });

    test('finds its line ticked after a full load', async () => {
      const page = await openPage({ viewport: { width: 1280, height: 800 } });
      await page.goto(at(href));

      await expectChoice(page);
    });

    test('is led to the form without JavaScript, too', async () => {
      const page = await openPage({ javaScriptEnabled: false });
      await page.goto(at('/'));
      await page.getByRole('link', LINK).click();

      await page.waitForURL(at(href));
      expect(await isOnScreen(box(page))).toBe(true);
    });
  },
);

describe('beside the form', () => {
  test('all four leads are named with their numbers, and the one whose line is ticked with the address, too', async () => {
    const page = await openPlain();
    const ways = page.locator('.leads__ways a').filter({ visible: true });

    expect(await shownLeads(page)).toEqual(LEADS);
    const numbers = ['0117 496 0151', '0117 496 0152', '0117 496 0153', '0117 496 0154'];
    expect(await ways.allTextContents()).toEqual(numbers);
    await page.getByLabel('Not sure').check();
    expect(await ways.allTextContents()).toEqual(numbers);
    await page.getByLabel('Web').check();
    expect(await ways.allTextContents()).toEqual(['0117 496 0153', 'elin@pointwork.example']);
  });

  test('the face of each lead is shown without a request', async () => {
    const page = await openPage({ viewport: { width: 1280, height: 800 } });
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image' && !request.url().startsWith('data:'))
        pictures.push(request.url());
    });
    await page.goto(at('/contact'), { waitUntil: 'networkidle' });
    const widths = await page
      .locator('.leads .portrait:visible')
      .evaluateAll((faces) => faces.map((face) => (face as HTMLImageElement).naturalWidth));

    expect(widths).toHaveLength(4);
    expect(Math.min(...widths)).toBeGreaterThan(0);
    expect(pictures).toEqual([]);
  });

  test('all leads are shown, down to the end of the form, or only those of the ticked lines', async () => {
    const page = await openPage();
    await page.goto(at('/contact'));

    // There is no large gap below them.
    const heightOf = (block: string) =>
      page.locator(block).evaluate((element) => element.getBoundingClientRect().height);
    expect(await heightOf('.contact-form__aside')).toBeGreaterThan(
      (5 / 6) * (await heightOf('.contact-form__main')),
    );

    await page.getByLabel('Design').check();
    expect(await shownLeads(page)).toEqual(['Ngozi Hallam']);
    await page.getByLabel('Cloud').check();
    expect(await shownLeads(page)).toEqual(['Ngozi Hallam', 'Ravi Sandhu']);
    await page.getByLabel('Design').uncheck();
    await page.getByLabel('Cloud').uncheck();
    await page.getByLabel('Not sure').check();
    expect(await shownLeads(page)).toEqual(LEADS);
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

test('the privacy notice is the last line of the form’s card, and no link repeats it', async () => {
  const page = await openPlain();
  const edges = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().toJSON());
  const card = await edges('.contact-form__main');
  const form = await edges('.enquiry-form');
  const notice = await edges('details:has(#privacy)');

  expect([notice.left, notice.right]).toEqual([form.left, form.right]);
  expect(notice.top - form.bottom).toBeLessThan(32);
  expect(card.bottom - notice.bottom).toBeGreaterThan(0);
  expect(card.bottom - notice.bottom).toBeLessThan(32);
  expect(await page.locator('main').getByRole('link', { name: 'Privacy notice' }).count()).toBe(0);
  await page.locator('summary', { hasText: 'Privacy notice' }).click();
  await page.locator('details[open] #privacy').waitFor();
});

test('on a phone, each lead takes no more room than two lines, with the hours', async () => {
  const page = await openPage({ viewport: { width: 360, height: 740 } });
  await page.goto(at('/contact'));
  const heights = await page
    .locator('.leads__lead')
    .evaluateAll((leads) => leads.map((lead) => lead.getBoundingClientRect().height));

  expect(Math.max(...heights)).toBeLessThan(90);
  expect(await page.locator('.leads__when:visible').allTextContents()).toHaveLength(LEADS.length);
});

test('the privacy notice is folded to one row, but all of it is printed', async () => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto(at('/contact'));
  const notice = page.locator('#privacy');

  expect(await notice.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await notice.isVisible()).toBe(true);
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
