import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { holdBack } from '../../support/browser/prepare-page.ts';
import { contents, SEND, WRITTEN } from '../../support/form/enquirer.ts';
import { setupEnquiries } from '../../support/form/setup-form-site.ts';

const { site, open } = setupEnquiries();

test('a message that is accepted is answered by a ticket', async () => {
  const { page, errors, enquirer } = await open();
  await enquirer.fillIn();
  await page.getByRole('button', { name: SEND }).dblclick();

  expect(await enquirer.ticket()).toBe(
    'Thank you. One of our four leads will reply within one working day. To hanna@northmoor.example Send another message',
  );
  expect(await page.locator('[role=status] :focus').textContent()).toBe('Thank you.');
  expect(await page.locator('form').count()).toBe(0);
  expect(contents(site.endpoint)).toEqual([WRITTEN]);
  expect(site.endpoint.received[0]?.fields).toMatchObject({ subject: 'What is stuck' });
  expect(await storedBytes(page)).toBe(0);
  expect(await enquirer.violations()).toEqual([]);

  await page.getByRole('button', { name: 'Send another message' }).click();
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
    await page.waitForURL(site.at('/'), { waitUntil: 'commit' });
    await page.goBack();
    await page.waitForURL(site.at('/contact'), { waitUntil: 'commit' });
    await expect.poll(() => enquirer.written()).toEqual(WRITTEN);

    await enquirer.send();
    await enquirer.ticket();
    expect(contents(site.endpoint)).toEqual([WRITTEN]);
    expect(errors).toEqual([]);
  });

  test('until React is there, and is then sent once, even if it was submitted twice before', async () => {
    const { page, errors, enquirer } = await open();
    const { release } = await holdBack(page, /\/EnquiryForm-/);
    await enquirer.fillIn();
    // The browser submits it after three seconds.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await page.getByLabel('Your name').press('Enter');
    await enquirer.send();
    expect(site.endpoint.received).toEqual([]);
    release();
    await page.locator('react-island[data-state=hydrated]').first().waitFor();
    await page.clock.resume();

    expect(await enquirer.ticket()).toContain('To hanna@northmoor.example');
    expect(contents(site.endpoint)).toEqual([WRITTEN]);
    expect(errors).toEqual([]);
  });

  test('if React does not load, and is then submitted by the browser itself', async () => {
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
});

/** How many bytes the forms keep in session storage. */
function storedBytes(page: Page): Promise<number> {
  return page.evaluate(() =>
    Object.entries(sessionStorage)
      .filter(([key, value]) => /draft|message|posted/.test(key) && value !== 'null')
      .reduce((sum, [, value]) => sum + value.length, 0),
  );
}
