import { expect, test } from 'vitest';
import { pageErrors } from '../../support/browser/page-errors.ts';
import { expectLinkToWork } from '../../support/browser/readable.ts';
import { setupSharedContext } from '../../support/browser/setup-browser.ts';
import { setupFaultySite } from '../../support/faults/setup-faulty-site.ts';

const openPage = setupSharedContext();
const site = setupFaultySite();

test('a behavior waits until its element is near, if the element says so', async () => {
  const { page, errors } = await open();
  await page.goto(site.at('/behaviors'));
  await page.getByText('IDLE WORDS').waitFor({ state: 'attached' });
  expect(await page.getByText('far words').count()).toBe(1);
  await page.getByText('far words').scrollIntoViewIfNeeded();
  await page.getByText('FAR WORDS').waitFor();
  expect(errors()).toEqual([]);
});

test('a behavior that throws leaves its element as it was, the island in it running, and the others alone', async () => {
  const { page, errors } = await open();
  const told = ['broken', 'rash'].map((name) =>
    page.waitForEvent('console', (message) =>
      new RegExp(`${name}-\\w+\\.js failed`).test(message.text()),
    ),
  );
  await page.goto(site.at('/behaviors'));
  await Promise.all(told);
  await page.getByText('QUIET WORDS').waitFor();
  const broken = page.locator('#broken');
  expect(await broken.evaluate((element) => element.outerHTML)).toMatch(
    /^<p data-behavior="broken" id="broken">words as they were<\/p>$/,
  );
  const island = page.locator('#rash react-island');
  await island.and(page.locator('[data-state=hydrated]')).waitFor();
  await island.getByRole('button', { name: 'Load: 0' }).click();
  await island.getByRole('button', { name: 'Load: 1' }).waitFor();
  expect(errors()).toEqual([]);
});

test('a behavior that cannot be detached is reported, and neither the visitor nor the other behaviors are kept on its page', async () => {
  const { page, errors } = await open();
  await page.goto(site.at('/behaviors'));
  await page.locator('[data-behavior=stubborn].attached').waitFor();
  await page.getByText('IDLE WORDS').waitFor();
  await expectLinkToWork(page, 'Dark');
  expect(await page.locator('html').getAttribute('data-detached')).toBe('shout');
  await expectLinkToWork(page, 'Plain');
  expect(site.documents()).toBe(1);
  expect(errors()).toEqual([expect.stringContaining('Broken detach')]);
});

async function open() {
  const page = await openPage();
  page.setDefaultTimeout(5000);
  const errors = pageErrors(page);
  return { page, errors: () => errors.filter((error) => error.startsWith('uncaught')) };
}
