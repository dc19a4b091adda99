import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { contents, WRITTEN } from '../../support/form/enquirer.ts';
import { MISBEHAVIOURS } from '../../support/form/form-endpoint.ts';
import { setupEnquiries } from '../../support/form/setup-form-site.ts';

const { site, open } = setupEnquiries();

describe('a message', () => {
  test('that is not accepted is never lost, however the endpoint misbehaves, and never sent twice', async () => {
    const { page, enquirer } = await open();
    await enquirer.fillIn();
    await enquirer.takeTimeToWrite();
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
    expect(await enquirer.violations()).toEqual([]);

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
    await enquirer.takeTimeToWrite();
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
  });

  test('that the endpoint rejects shows the endpoint’s message at the field', async () => {
    const { page, enquirer } = await open();
    await enquirer.fillIn();
    await enquirer.takeTimeToWrite();
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

  test('that is written offline waits in the form', async () => {
    const { page, enquirer } = await open();
    await enquirer.fillIn();
    await page.locator('react-island[data-state=hydrated]').waitFor();
    await enquirer.takeTimeToWrite();
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
    await enquirer.takeTimeToWrite();
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
  test('complains of nothing before it is sent', async () => {
    const { page } = await open();
    await page.getByLabel('Work email').pressSequentially('hanna');
    await page.keyboard.press('Tab');

    expect(await page.locator('.field-row__error').count()).toBe(0);
  });

  test('says what is missing, in a summary that has the focus and in the title of the page', async () => {
    const { page, summary, enquirer } = await sendEmpty();

    expect(await summary.evaluate((each) => each === document.activeElement)).toBe(true);
    expect(await summary.getByRole('alert').locator('h3, li').allTextContents()).toEqual([
      'Four answers still to complete',
      'Enter your name',
      'Enter an email address with an @, like name@company.co.uk',
      'Tell us what is stuck, in a sentence or two',
      'Choose when you need it sorted',
    ]);
    expect(await page.title()).toBe('Error: Contact Pointwork');
    expect(await enquirer.violations()).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(site.endpoint.received).toEqual([]);
  });

  test('leads to what is missing by keyboard alone', async () => {
    const { page } = await sendEmpty();

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');

    const name = page.getByLabel('Your name');
    expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(page.url()).toBe(site.at('/contact'));
    const described = await name.getAttribute('aria-describedby');
    expect(await page.locator(`#${described}`).textContent()).toBe('Enter your name');
  });

  test('no longer complains of a field that has been filled in, once it is left', async () => {
    const { page, summary } = await sendEmpty();
    const name = page.getByLabel('Your name');

    await name.pressSequentially('Hanna');
    expect(await name.getAttribute('aria-invalid')).toBe('true');
    await page.keyboard.press('Tab');

    await expect.poll(() => name.getAttribute('aria-invalid')).toBe(null);
    expect(await summary.getByRole('link').count()).toBe(3);
  });

  test('leaves no error in the title of the next page', async () => {
    const { page } = await sendEmpty();

    await page
      .locator(`header a[href="${inject('base')}"]`)
      .first()
      .click();
    await page.waitForURL(site.at('/'), { waitUntil: 'commit' });

    await expect.poll(() => page.title()).toMatch(/^Pointwork:/);
  });

  /** Sends the form with nothing but half an address in it. */
  async function sendEmpty() {
    const { page, errors, enquirer } = await open();
    onTestFinished(() => expect(errors).toEqual([]));
    await page.getByLabel('Work email').pressSequentially('hanna');
    await page.getByLabel('Work email').press('Enter');
    const summary = page.locator('.error-summary');
    await summary.waitFor();
    return { page, summary, enquirer };
  }
});

test('a visitor who asks for a call is asked for a number, which is sent, and for a time, which may be left out', async () => {
  const { page, errors, enquirer } = await open();
  const number = page.getByLabel('Phone number');
  expect(await number.isVisible()).toBe(false);
  await enquirer.fillIn();
  await page.getByLabel('By phone').check();
  await number.fill('0117 496 0199');
  await enquirer.takeTimeToWrite();
  expect(await enquirer.violations()).toEqual([]);
  await enquirer.send();
  await enquirer.ticket();

  expect(site.endpoint.received.map(({ fields }) => fields)).toMatchObject([
    { call: 'By phone', phone: '0117 496 0199' },
  ]);
  expect(errors).toEqual([]);
});
