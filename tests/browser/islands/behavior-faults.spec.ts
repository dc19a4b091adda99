import { expect, test } from 'vitest';
import { pageErrors } from '../../support/browser/page-errors.ts';
import { expectLinkToWork } from '../../support/browser/readable.ts';
import { setupSharedContext } from '../../support/browser/setup-browser.ts';
import { setupFaultySite } from '../../support/faults/setup-faulty-site.ts';

const openPage = setupSharedContext();
const site = setupFaultySite();

// `unit/runtime/islands/wake.test.ts` has more of what behaviors do.
test('a behavior waits until its element is near, if it says so; one that throws leaves the island in its element running; one that cannot be detached is reported, and keeps neither the visitor nor the others on its page', async () => {
  const page = await openPage();
  page.setDefaultTimeout(5000);
  const errors = pageErrors(page);
  const told = ['broken', 'rash'].map((name) =>
    page.waitForEvent('console', (message) =>
      new RegExp(`${name}-\\w+\\.js failed`).test(message.text()),
    ),
  );
  await page.goto(site.at('/behaviors'));
  await Promise.all(told);
  await page.getByText('IDLE WORDS', { exact: true }).waitFor({ state: 'attached' });
  expect(await page.getByText('far words', { exact: true }).count()).toBe(1);
  await page.getByText('far words', { exact: true }).scrollIntoViewIfNeeded();
  await page.getByText('FAR WORDS', { exact: true }).waitFor();

  expect(await page.locator('#broken').evaluate((element) => element.outerHTML)).toBe(
    '<p data-behavior="broken" id="broken">words as they were</p>',
  );
  const island = page.locator('#rash react-island[data-state=hydrated]');
  await island.getByRole('button', { name: 'Load: 0' }).click();
  await island.getByRole('button', { name: 'Load: 1' }).waitFor();

  await page.locator('[data-behavior=stubborn].attached').waitFor();
  await expectLinkToWork(page, 'Dark');
  expect(await page.locator('html').getAttribute('data-detached')).toBe('shout');
  await expectLinkToWork(page, 'Plain');
  expect(site.documents()).toBe(1);
  const uncaught = errors.filter((error) => error.startsWith('uncaught'));
  expect(uncaught).toEqual([expect.stringContaining('Broken detach')]);
});
