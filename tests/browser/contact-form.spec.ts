import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { axeViolations } from '../../scripts/browser/axe.ts';
import { pageErrors } from '../../scripts/browser/page-errors.ts';
import { setupBrowser } from '../support/browser/setup-browser.ts';
import { contents, Enquirer, SEND, WRITTEN } from '../support/form/enquirer.ts';
import { MISBEHAVIOURS } from '../support/form/form-endpoint.ts';
import { setupFormSite } from '../support/form/setup-form-site.ts';

const openPage = setupBrowser({ backForwardCache: true });
const site = setupFormSite();

/** A Friday. */
const NOW = new Date('2026-11-20T10:00:00Z');

/** The part of a page that axe looks at: the rest is that of `frame-axe.spec.ts`. */
const FORM = 'section:has(.contact-form__main, .enquiry-form)';

const NARROW = { width: 360, height: 740 };

/** Opens the contact page with a clock that the test can set. */
async function open(path = '/contact') {
  const page = await openPage({ viewport: NARROW, reducedMotion: 'reduce' });
  page.setDefaultTimeout(10_000);
  await page.clock.install({ time: NOW });
  const errors = pageErrors(page);
  await page.goto(site.at(path));
  await page.locator('html[data-connection]').waitFor();
  return { page, errors, enquirer: new Enquirer(page) };
}

/** Advances the clock by the time that a person needs to write. */
const write = (page: Page) => page.clock.fastForward(5000);

describe('a message', () => {
  test('that is accepted is answered by a ticket', async () => {
    const { page, errors, enquirer } = await open();
    await enquirer.fillIn();
    await write(page);
    await page.getByRole('button', { name: SEND }).dblclick();

    expect(await enquirer.ticket()).toBe(
      'Thank you, Hanna. One of our four leads will reply by the end of Monday. To hanna@northmoor.example Send another message',
    );
    expect(await page.locator('[role=status] :focus').textContent()).toBe('Thank you, Hanna.');
    expect(await page.locator('form').count()).toBe(0);
    expect(contents(site.endpoint)).toEqual([WRITTEN]);
    expect(site.endpoint.received[0]?.fields).toMatchObject({ subject: 'What is stuck' });
    expect(await storedBytes(page)).toBe(0);
    expect(await axeViolations(page, FORM)).toEqual([]);

    await page.getByRole('button', { name: 'Send another message' }).click();
    await page.locator('[name=name]:focus').waitFor();
    expect(await enquirer.written()).toEqual({});
    expect(errors).toEqual([]);
  });

  test('that is not accepted is never lost, however the endpoint misbehaves, and never sent twice', async () => {
    const { page, enquirer } = await open();
    await enquirer.fillIn();
    await write(page);
    for (const cue of MISBEHAVIOURS) {
      const before = site.endpoint.received.length;
      site.endpoint.cue(cue);
      await enquirer.send();
      if (cue.startsWith('hang')) {
        await expect.poll(() => site.endpoint.received.length).toBe(before + 1);
        await page.getByRole('button', { name: 'Sending…' }).waitFor();
        await page.clock.fastForward(10_000);
      }
      await enquirer.failure();
      expect(await enquirer.written(), cue).toEqual(WRITTEN);
      expect(await enquirer.saysSent(), cue).toBe(false);
      expect(site.endpoint.received.length, cue).toBe(before + 1);
    }
    expect(await axeViolations(page, FORM)).toEqual([]);

    site.endpoint.cue('ok');
    await enquirer.send();
    await enquirer.ticket();
    expect(new Set(site.endpoint.received.map(({ key }) => key)).size).toBe(1);
    expect(site.endpoint.received.filter(({ taken }) => taken)).toHaveLength(1);
    expect(new Set(contents(site.endpoint).map((each) => JSON.stringify(each))).size).toBe(1);
  });

  test('that hangs keeps the form as it is, and is sent once however often the button is pressed', async () => {
    const { page, enquirer } = await open();
    await enquirer.fillIn();
    await write(page);
    site.endpoint.cue('hang');
    await enquirer.send();
    const button = page.getByRole('button', { name: 'Sending…' });
    await button.click({ force: true });
    await page.getByLabel('Your name').press('Enter');
    await page.getByLabel('Your name').pressSequentially('!');
    await page.getByText('This quarter').click();
    await button.focus();
    await page.keyboard.press('Enter');

    expect(await button.getAttribute('aria-disabled')).toBe('true');
    expect(await button.evaluate((each) => each === document.activeElement)).toBe(true);
    expect(await enquirer.written()).toEqual(WRITTEN);
    expect(site.endpoint.received).toHaveLength(1);
    expect(await axeViolations(page, FORM)).toEqual([]);
  });

  test('that the endpoint rejects shows the endpoint’s message at the field', async () => {
    const { page, enquirer } = await open();
    await enquirer.fillIn();
    await write(page);
    site.endpoint.cue('422');
    await enquirer.send();
    await page.getByRole('link', { name: 'This address bounces' }).click();

    const email = page.getByLabel('Work email');
    expect(await email.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    expect(await enquirer.written()).toEqual(WRITTEN);
    await email.fill('hanna@kestrelle.example');
    site.endpoint.cue('ok');
    await enquirer.send();
    expect(await enquirer.ticket()).toContain('To hanna@kestrelle.example');
    // Changed text is another message.
    expect(new Set(site.endpoint.received.map(({ key }) => key)).size).toBe(2);
  });

  test('written offline waits in the form', async () => {
    const { page, enquirer } = await open();
    await enquirer.fillIn();
    await page.locator('react-island[data-state=hydrated]').waitFor();
    await write(page);
    await page.context().setOffline(true);
    await enquirer.send();
    await page.getByRole('alert').filter({ hasText: 'You are offline.' }).waitFor();
    expect(await enquirer.written()).toEqual(WRITTEN);

    await page.context().setOffline(false);
    await page.getByRole('alert').filter({ hasText: 'You are back online.' }).waitFor();
    expect(site.endpoint.received).toEqual([]);
    await enquirer.send();
    await enquirer.ticket();
    expect(contents(site.endpoint)).toEqual([WRITTEN]);
  });

  test('with the honeypot filled in is not sent, but the next attempt is', async () => {
    const { page, enquirer } = await open();
    await enquirer.fillIn();
    await write(page);
    await page.locator('[name=website]').evaluate((field: HTMLInputElement) => {
      field.value = 'https://robot.example';
    });
    await enquirer.send();
    await enquirer.failure();
    expect(site.endpoint.received).toEqual([]);

    await enquirer.send();
    await enquirer.ticket();
    expect(contents(site.endpoint)).toEqual([WRITTEN]);
  });
});

describe('a form that is sent empty', () => {
  test('says what is missing, by keyboard alone, and forgets it when it is there, or the page is left', async () => {
    const { page, errors } = await open();
    await page.getByLabel('Work email').pressSequentially('hanna');
    await page.keyboard.press('Tab');
    expect(await page.locator('.field-row__error').count()).toBe(0);
    await page.getByLabel('Work email').press('Enter');

    const summary = page.locator('.error-summary');
    await summary.waitFor();
    expect(await summary.evaluate((each) => each === document.activeElement)).toBe(true);
    expect(await summary.getByRole('alert').locator('h3, li').allTextContents()).toEqual([
      'There is a problem',
      'Enter your name',
      'Enter an email address with an @, like name@company.co.uk',
      'Tell us what is stuck, in a sentence or two',
      'Choose when you need it sorted',
    ]);
    expect(await page.title()).toBe('Error: Contact Pointwork');
    expect(await axeViolations(page, FORM)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROW.width);

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const name = page.getByLabel('Your name');
    expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(page.url()).toBe(site.at('/contact'));
    const described = await name.getAttribute('aria-describedby');
    expect(await page.locator(`#${described}`).textContent()).toBe('Enter your name');

    await page.keyboard.type('Hanna');
    expect(await name.getAttribute('aria-invalid')).toBe('true');
    await page.keyboard.press('Tab');
    await expect.poll(() => name.getAttribute('aria-invalid')).toBe(null);
    expect(await summary.getByRole('link').count()).toBe(3);
    expect(site.endpoint.received).toEqual([]);
    expect(errors).toEqual([]);

    await page
      .locator(`header a[href="${inject('base')}"]`)
      .first()
      .click();
    await page.waitForURL(site.at('/'), { waitUntil: 'commit' });
    await expect.poll(() => page.title()).toMatch(/^Pointwork:/);
  });
});

describe('what is typed stays', () => {
  test('through a reload, a visit to another page and back, and the back/forward cache', async () => {
    const { page, errors, enquirer } = await open();
    await enquirer.fillIn();
    await expect.poll(() => storedBytes(page)).toBeGreaterThan(0);
    await page.reload();
    await expect.poll(() => enquirer.written()).toEqual(WRITTEN);

    await page
      .locator(`header a[href="${inject('base')}"]`)
      .first()
      .click();
    await page.waitForURL(site.at('/'), { waitUntil: 'commit' });
    await page.goBack();
    await page.waitForURL(site.at('/contact'), { waitUntil: 'commit' });
    await expect.poll(() => enquirer.written()).toEqual(WRITTEN);

    await page.evaluate(() => location.assign('robots.txt'));
    await page.waitForURL('**/robots.txt');
    await page.evaluate(() => {
      setTimeout(() => history.back());
    });
    await page.waitForURL(site.at('/contact'), { waitUntil: 'commit' });
    await expect.poll(() => enquirer.written()).toEqual(WRITTEN);

    await write(page);
    await enquirer.send();
    await enquirer.ticket();
    expect(contents(site.endpoint)).toEqual([WRITTEN]);
    expect(errors).toEqual([]);
  });

  test('through a reload, even if it was begun before the script that keeps it was there', async () => {
    const page = await openPage({ viewport: NARROW });
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/form-draft[-.]/, async (route) => {
      await held;
      await route.continue();
    });
    // React would type it again.
    await page.route(/\/EnquiryForm-/, () => {});
    await page.goto(site.at('/contact'));
    const enquirer = new Enquirer(page);
    await page.getByLabel('Your name').fill(WRITTEN.name);
    expect(await storedBytes(page)).toBe(0);
    release();
    await expect.poll(() => storedBytes(page)).toBeGreaterThan(0);

    await page.reload();
    await expect.poll(() => enquirer.written()).toEqual({ name: WRITTEN.name });
  });

  test('and is sent once if it is submitted twice before React is there', async () => {
    const { page, errors, enquirer } = await open();
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/EnquiryForm-/, async (route) => {
      await held;
      await route.continue();
    });
    await enquirer.fillIn();
    await write(page);
    // The browser submits it after three seconds.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await page.getByLabel('Your name').press('Enter');
    await enquirer.send();
    expect(site.endpoint.received).toEqual([]);
    release();
    await page.locator('react-island[data-state=hydrated]').first().waitFor();
    await page.clock.resume();

    expect(await enquirer.ticket()).toContain('Thank you, Hanna.');
    expect(contents(site.endpoint)).toEqual([WRITTEN]);
    expect(errors).toEqual([]);
  });

  test('and is submitted by the browser itself if React does not load', async () => {
    const { page, enquirer } = await open();
    await page.route(/\/EnquiryForm-/, (route) => route.abort());
    await page.getByLabel('Your name').fill(WRITTEN.name);
    await page.locator('react-island[data-state=failed]').waitFor();
    await expect.poll(() => enquirer.written()).toEqual({ name: WRITTEN.name });
    await enquirer.fillIn();
    await enquirer.send();
    await page.waitForURL(site.at('/contact#sent'));

    expect(await enquirer.ticket()).toContain('will reply within one working day.');
    expect(contents(site.endpoint)).toEqual([WRITTEN]);
    await page.getByRole('link', { name: 'Send another message' }).click();
    await page.getByLabel('Your name').waitFor();
    expect(await enquirer.written()).toEqual({});
  });

  test('where storage is denied, for as long as the page does', async () => {
    const page = await openPage();
    await page.clock.install({ time: NOW });
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    const errors = pageErrors(page);
    await page.goto(site.at('/contact'));
    const enquirer = new Enquirer(page);
    await enquirer.fillIn();
    await write(page);
    await enquirer.send();
    await enquirer.ticket();
    expect(contents(site.endpoint)).toEqual([WRITTEN]);
    expect(errors).toEqual([]);
  });
});

test('who asks for a call is asked for a number and a time, and may leave both out', async () => {
  const { page, errors } = await open();
  const number = page.getByLabel('Phone number');
  expect(await number.isVisible()).toBe(false);
  const enquirer = new Enquirer(page);
  await enquirer.fillIn();
  await page.getByLabel('Reply by phone instead').check();
  await number.fill('0117 496 0199');
  await write(page);
  expect(await axeViolations(page, FORM)).toEqual([]);
  await enquirer.send();
  await enquirer.ticket();

  expect(site.endpoint.received.map(({ fields }) => fields)).toMatchObject([
    { call: 'Reply by phone instead', phone: '0117 496 0199' },
  ]);
  expect(errors).toEqual([]);
});

test('the short form on the dark page is the same form', async () => {
  const { page, errors } = await open('/partners/atlassian');
  await page.getByLabel('Your name').fill('Ravi');
  await page.getByLabel('Work email').fill('ravi@firm.example');
  await page.getByLabel('What should the health check look at first?').fill('Two Jiras.');
  const send = page.getByRole('button', { name: 'Send to the team' });
  await send.click();
  await page.getByRole('link', { name: 'Choose how many people use Jira' }).click();
  expect(await axeViolations(page, FORM)).toEqual([]);
  await page.keyboard.press('Space');
  await write(page);
  await send.click();
  await page.getByText('Thank you, Ravi.').waitFor();
  await page.evaluate(() => scrollTo(0, 0));

  expect(site.endpoint.received.map(({ fields }) => fields)).toMatchObject([
    { subject: 'Jira health check', people: 'Up to 100', stuck: 'Two Jiras.' },
  ]);
  expect(await axeViolations(page, FORM)).toEqual([]);
  expect(errors).toEqual([]);
});

/** How many bytes the forms keep in session storage. */
function storedBytes(page: Page): Promise<number> {
  return page.evaluate(() =>
    Object.entries(sessionStorage)
      .filter(([key]) => /draft|message|posted/.test(key))
      .reduce((sum, [, value]) => sum + value.length, 0),
  );
}
