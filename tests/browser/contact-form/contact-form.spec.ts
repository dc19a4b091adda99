import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { ticketWords } from '../../../components/blocks/ContactForm/contact-form.content.ts';
import { contactPage } from '../../../pages/contact.content.ts';
import { holdBack } from '../../support/browser/prepare-page.ts';
import { contents, WRITTEN } from '../../support/form/enquirer.ts';
import { setupEnquiries } from '../../support/form/setup-form-site.ts';

const { at, endpoint, open } = await setupEnquiries();
const { subject, who } = contactPage.form.form;

test('a message that is accepted is answered by a ticket', async () => {
  const { page, errors, enquirer } = await open();
  await enquirer.fillIn();
  await page.locator('form [type=submit]').dblclick();

  expect(await enquirer.ticket()).toBe(
    `${ticketWords.title} ${ticketWords.reply(who)} ${ticketWords.to}${WRITTEN.email} ${ticketWords.another}`,
  );
  expect(await page.locator('[role=status] :focus').textContent()).toBe(ticketWords.title);
  expect(await page.locator('form').count()).toBe(0);
  expect(contents(endpoint)).toEqual([WRITTEN]);
  expect(endpoint.received[0]?.fields).toMatchObject({ subject });
  expect(await storedBytes(page)).toBe(0);
  expect(await enquirer.violations()).toEqual([]);

  await page.getByRole('button', { name: ticketWords.another }).click();
  await page.locator('[name=name]:focus').waitFor();
  expect(await enquirer.written()).toEqual({});
  expect(errors).toEqual([]);
});

describe('what is typed stays', () => {
  test('through a reload, and a visit to another page and back', async () => {
    const { page, errors, enquirer } = await open();
    await enquirer.fillIn();
    await expect.poll(() => storedBytes(page)).toBeGreaterThan(0);
    await page.reload();
    await expect.poll(() => enquirer.written()).toEqual(WRITTEN);

    await page
      .locator(`header a[href="${inject('base')}"]`)
      .first()
      .click();
    await page.waitForURL(at('/'), { waitUntil: 'commit' });
    await page.goBack();
    await page.waitForURL(at('/contact'), { waitUntil: 'commit' });
    await expect.poll(() => enquirer.written()).toEqual(WRITTEN);

    await enquirer.send();
    await enquirer.ticket();
    expect(contents(endpoint)).toEqual([WRITTEN]);
    expect(errors).toEqual([]);
  });

  test('until React is there, and is then sent once, even if it was submitted twice before', async () => {
    const { page, errors, enquirer } = await open();
    const { release } = await holdBack(page, /\/EnquiryForm-/);
    await enquirer.fillIn();
    // The browser submits it after three seconds.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await enquirer.field('name').press('Enter');
    await enquirer.send();
    expect(endpoint.received).toEqual([]);
    release();
    await page.locator('react-island[data-state=hydrated]').first().waitFor();
    await page.clock.resume();

    expect(await enquirer.ticket()).toContain(WRITTEN.email);
    expect(contents(endpoint)).toEqual([WRITTEN]);
    expect(errors).toEqual([]);
  });

  test('if React does not load, and is then submitted by the browser itself', async () => {
    const { page, enquirer } = await open();
    await page.route(/\/EnquiryForm-/, (route) => route.abort());
    await enquirer.field('name').fill(WRITTEN.name);
    await page.locator('react-island[data-state=failed]').waitFor();
    await expect.poll(() => enquirer.written()).toEqual({ name: WRITTEN.name });
    await enquirer.fillIn();
    await enquirer.send();
    await page.waitForURL(at('/contact#sent'));

    expect(await enquirer.ticket()).toContain(ticketWords.reply(who));
    expect(contents(endpoint)).toEqual([WRITTEN]);
    await page.getByRole('link', { name: ticketWords.another }).click();
    await enquirer.field('name').waitFor();
    expect(await enquirer.written()).toEqual({});
  });
});

/** How many bytes the forms keep in session storage. */
function storedBytes(page: Page): Promise<number> {
  return page.evaluate(() =>
    Object.entries(sessionStorage)
      .filter(([key, value]) => /draft|message|posted/.test(key) && value !== 'null')
      .reduce((sum, [, value]) => sum + value.length, 0),
  );
}
