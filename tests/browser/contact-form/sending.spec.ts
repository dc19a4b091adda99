import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import {
  errorWords,
  formWords,
  noticeWords,
  ticketWords,
} from '../../../components/blocks/ContactForm/contact-form.content.ts';
import { findErrors } from '../../../components/blocks/ContactForm/sending/answers.ts';
import { contactPage } from '../../../pages/contact.content.ts';
import { page as contactHead } from '../../../pages/contact.tsx';
import { page as homeHead } from '../../../pages/index.tsx';
import { openPage } from '../../support/browser/open-page.ts';
import { goOffline } from '../../support/browser/prepare-page.ts';
import { contents, Enquirer, WRITTEN } from '../../support/form/enquirer.ts';
import { MISBEHAVIOURS } from '../../support/form/form-endpoint.ts';
import { setupEnquiries } from '../../support/form/setup-form-site.ts';

const { at, endpoint, open } = await setupEnquiries();
const { subject, who, fields } = contactPage.form.form;
const [name, email, call, , stuck, deadline] = fields;
const [byEmail, byPhone] = call.options;
const [phone] = byPhone.reveals;
const ERROR_TITLE = `${errorWords.title}${contactHead.title}`;

describe('a message', () => {
  test('that is not accepted is never lost, however the endpoint misbehaves, and never sent twice, however often its button is pressed', async () => {
    const { page, enquirer } = await open();
    await enquirer.fillIn();
    for (const cue of MISBEHAVIOURS) {
      const before = endpoint.received.length;
      endpoint.cue(cue);
      await enquirer.send();
      if (cue.startsWith('hang')) {
        await expect.poll(() => endpoint.received.length).toBe(before + 1);
        await sendAgain(page, enquirer);
        expect(await enquirer.written(), cue).toEqual(WRITTEN);
        endpoint.hangUp();
      }
      await enquirer.failure();
      expect(await enquirer.written(), cue).toEqual(WRITTEN);
      expect(await enquirer.saysSent(), cue).toBe(false);
      expect(endpoint.received.length, cue).toBe(before + 1);
    }
    expect(await enquirer.violations()).toEqual([]);

    endpoint.cue('ok');
    await enquirer.send();
    await enquirer.ticket();
    expect(new Set(endpoint.received.map(({ key }) => key)).size).toBe(1);
    expect(endpoint.received.filter(({ taken }) => taken)).toHaveLength(1);
    expect(new Set(contents(endpoint).map((each) => JSON.stringify(each))).size).toBe(1);
  });

  /** Tries to change and to send a message that is on its way, in every way there is. */
  async function sendAgain(page: Page, enquirer: Enquirer) {
    const button = page.getByRole('button', { name: formWords.sending });
    await button.click({ force: true });
    await enquirer.field('name').press('Enter');
    await enquirer.field('name').pressSequentially('!');
    await enquirer.field('deadline').first().locator('..').click();
    await button.focus();
    await page.keyboard.press('Enter');
    expect(await button.getAttribute('aria-disabled')).toBe('true');
    expect(await button.evaluate((each) => each === document.activeElement)).toBe(true);
  }

  test('that the endpoint refuses shows each reason, at its question or above the form, until the answer is changed; one that can never get through leads to an e-mail', async () => {
    const { page, enquirer } = await open();
    await enquirer.fillIn();
    expect(await enquirer.field('phone').isVisible()).toBe(false);
    await enquirer.field(call.name, byPhone.value).check();
    await enquirer.send();
    await page.getByRole('link', { name: phone.error }).click();
    await page.keyboard.type('0');
    const reasons = {
      email: 'This address bounces',
      call: 'We only write',
      phone: 'This is no number',
      when: 'Name a time',
      date: `<b>“${'long'.repeat(30)}”</b>`,
    };
    const errors = [
      { message: 'Two messages a day are enough' },
      { field: 'postcode', message: 'We need your postcode' },
      ...Object.entries(reasons).map(([field, message]) => ({ field, message })),
    ];
    endpoint.cue({ status: 422, errors });
    await enquirer.send();
    const summary = page.locator('.error-summary');
    await page.locator('.error-summary:focus').waitFor();
    expect(await summary.getByRole('alert').locator('h3, li').allTextContents()).toEqual([
      errorWords.refused,
      'Two messages a day are enough',
      'We need your postcode',
      ...Object.values(reasons),
    ]);
    for (const [name, message] of Object.entries(reasons)) {
      await summary.getByRole('link', { name: message }).click();
      const field = page.locator(`[name=${name}]:focus`);
      expect(await field.getAttribute('aria-invalid'), name).toBe('true');
      const described = page.locator(`[aria-describedby~="enquiry-${name}-error"]`);
      expect(await described.count(), name).toBe(1);
      expect(await page.locator(`#enquiry-${name}-error`).textContent()).toBe(message);
    }
    expect(await page.title()).toBe(ERROR_TITLE);
    expect(await enquirer.violations()).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    // The endpoint's word stands for the same answer, and a question that is no longer asked has no error.
    const address = enquirer.field('email');
    await address.focus();
    await enquirer.field(call.name, byEmail.value).check();
    await enquirer.field('name').focus();
    await page.getByText('This is no number').first().waitFor({ state: 'detached' });
    expect(await address.getAttribute('aria-invalid')).toBe('true');
    endpoint.cue({ status: 429, errors: [{ message: 'Please wait an hour' }] });
    await enquirer.send();
    await page.locator('.error-summary:focus', { hasText: 'Please wait an hour' }).waitFor();
    expect(await summary.getByRole('listitem').count()).toBe(1);
    endpoint.cue({ status: 403 });
    await enquirer.send();
    await page
      .getByRole('alert')
      .filter({ hasText: noticeWords.declined.split('{')[0] })
      .waitFor();

    await address.fill('hanna@kestrelle.example');
    await enquirer.field(call.name, byPhone.value).check();
    await enquirer.field('phone').fill('0117 496 0199');
    endpoint.cue('ok');
    await enquirer.send();
    expect(await enquirer.ticket()).toContain(`${ticketWords.to}hanna@kestrelle.example`);
    const [{ key: first } = {}, ...others] = endpoint.received;
    expect(others.at(-1)?.fields).toMatchObject({
      [call.name]: byPhone.value,
      phone: '0117 496 0199',
    });
    // Changed text is another message.
    expect(others.at(-1)?.key).not.toBe(first);
  });

  test('that is written offline waits in the form', async () => {
    const { page, enquirer } = await open();
    await enquirer.fillIn();
    await page.locator('react-island[data-state=hydrated]').waitFor();
    const goOnline = await goOffline(page);
    await enquirer.send();
    await page.getByRole('alert').filter({ hasText: noticeWords.offline }).waitFor();
    expect(await enquirer.written()).toEqual(WRITTEN);

    await goOnline();
    await page.getByRole('alert').filter({ hasText: noticeWords.online }).waitFor();
    expect(endpoint.received).toEqual([]);
    await enquirer.send();
    await enquirer.ticket();
    expect(contents(endpoint)).toEqual([WRITTEN]);
  });

  test('with the honeypot filled in says so to the endpoint', async () => {
    const { page, enquirer } = await open();
    await enquirer.fillIn();
    await page.locator('[name=website]').evaluate((field: HTMLInputElement) => {
      field.value = 'https://robot.example';
    });
    await enquirer.send();
    await enquirer.ticket();
    expect(endpoint.received[0]?.fields).toMatchObject({ website: 'https://robot.example' });
  });
});

test('a form says what is missing once it is sent, leads there by keyboard alone, and no longer complains of what has been filled in and left, nor in the title of the next page', async () => {
  const { page, errors, enquirer } = await open();
  const address = enquirer.field('email');
  await address.pressSequentially('hanna');
  await page.keyboard.press('Tab');
  expect(await page.locator('.field-row__error').count()).toBe(0);

  await address.press('Enter');
  const summary = page.locator('.error-summary');
  await summary.waitFor();
  expect(await summary.evaluate((each) => each === document.activeElement)).toBe(true);
  expect(await summary.getByRole('alert').locator('h3, li').allTextContents()).toEqual([
    errorWords.incomplete(4),
    ...[name, email, stuck, deadline].map(({ error }) => error),
  ]);
  expect(await page.title()).toBe(ERROR_TITLE);
  expect(await enquirer.violations()).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const field = enquirer.field('name');
  expect(await field.evaluate((each) => each === document.activeElement)).toBe(true);
  expect(page.url()).toBe(at('/contact'));
  const described = await field.getAttribute('aria-describedby');
  expect(await page.locator(`#${described}`).textContent()).toBe(name.error);

  await field.pressSequentially('Hanna');
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  await page.keyboard.press('Tab');
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe(null);
  expect(await summary.getByRole('link').count()).toBe(3);
  expect(await page.title()).toBe(ERROR_TITLE);

  await page
    .locator(`header a[href="${inject('base')}"]`)
    .first()
    .click();
  await page.waitForURL(at('/'), { waitUntil: 'commit' });
  await expect.poll(() => page.title()).toBe(homeHead.title);
  expect(endpoint.received).toEqual([]);
  expect(errors).toEqual([]);
});

describe('without JavaScript, a message', () => {
  test('with an address is checked by the same rule', async () => {
    const page = await openPage();
    const addresses = [
      ...['hanna@firm.example', "o'b..x.@localhost", 'a@b-c.d', 'hanna', '@firm.example', 'hanna@'],
      ...['a@b,c', 'a@b..c', 'a@b.', 'a@.b', 'a@-b', 'a@b-', 'a@b_c', 'a b@c', 'a@b c', 'a@@b'],
      ...['mailto:a@b', 'a@b,c@d', 'A <a@b>', 'a"b@c'],
      ...[63, 64].map((length) => `a@${'b'.repeat(length)}`),
    ];
    const sound = await page.evaluate((all) => {
      const field = Object.assign(document.createElement('input'), { type: 'email' });
      return all.filter((address) => {
        field.value = address;
        return field.checkValidity();
      });
    }, addresses);
    const email = { kind: 'email', name: 'email', label: 'Email' } as const;
    const isAccepted = (value: string) =>
      Object.keys(findErrors([email], [{ ...email, value }])).length === 0;
    expect(addresses.filter(isAccepted)).toEqual(sound);
  });

  async function openPlain() {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(at('/contact'));
    return { page, enquirer: new Enquirer(page) };
  }

  test('that is accepted is answered by a ticket', async () => {
    const { page, enquirer } = await openPlain();
    expect(await enquirer.saysSent()).toBe(false);
    for (const { name } of [...byPhone.reveals, ...deadline.options[2].reveals]) {
      expect(await enquirer.field(name).isVisible()).toBe(true);
    }
    await enquirer.fillIn();
    await enquirer.send();
    await page.waitForURL(at('/contact#sent'));

    expect(await enquirer.ticket()).toContain(ticketWords.reply(who));
    expect(await page.locator('form').isVisible()).toBe(false);
    expect(contents(endpoint)).toEqual([WRITTEN]);
    expect(endpoint.received[0]?.fields).toMatchObject({
      website: '',
      subject,
    });

    await page.getByRole('link', { name: ticketWords.another }).click();
    expect(await enquirer.field('name').isVisible()).toBe(true);
    expect(await enquirer.saysSent()).toBe(false);
  });
});
