import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { setupSharedContext } from '../../support/browser/setup-browser.ts';
import { setupSite } from '../../support/browser/setup-site.ts';
import { serveVisits } from '../../support/visits/serve-visits.ts';

const openPage = setupSharedContext();
const at = setupSite();

/** A page in a browser that is too old for the runtime, with its console messages and requests. */
async function openOldBrowser(url: string) {
  const page = await openPage();
  await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'any'));
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  await page.goto(url, { waitUntil: 'networkidle' });
  return { page, said };
}

test('in an older browser links are left to the browser, and nothing is requested twice', async () => {
  const site = await serveVisits();
  onTestFinished(() => site.close());
  const { page, said } = await openOldBrowser(`${site.origin}/islands`);
  const first = site.requests.length;

  await page.locator('a[href="/long"]').first().hover();
  await page.locator('a[href="/long"]').first().click();
  await page.getByRole('heading', { name: 'Long', exact: true }).waitFor();
  await page.waitForLoadState('networkidle');

  const asked = site.requests.slice(first);
  expect(asked).toContain('/long');
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked.filter((path) => /json|HEAD/.test(path))).toEqual([]);
  expect(await runtimeTraces(page)).toEqual([]);
  await page.goBack();
  await page.getByRole('heading', { name: 'Islands' }).waitFor();
  expect(said).toEqual([]);
});

test('in an older browser a form is left to the browser, which checks it', async () => {
  const { page, said } = await openOldBrowser(at('/contact'));
  const form = page.locator('form');
  const field = form.getByLabel('Your name');

  await form.getByRole('button', { name: 'Open the email' }).click();

  expect(await field.evaluate((input) => (input as HTMLInputElement).validity.valueMissing)).toBe(
    true,
  );
  await expect.poll(() => field.evaluate((input) => document.activeElement === input)).toBe(true);
  expect(await form.evaluate((element) => (element as HTMLFormElement).noValidate)).toBe(false);
  expect(await runtimeTraces(page)).toEqual([]);
  expect(said).toEqual([]);
});

/** The traces that the runtime leaves in a document. */
function runtimeTraces(page: Page): Promise<string[]> {
  return page
    .locator('[data-runtime], [data-progress], [data-connection], [data-state=hydrated]')
    .evaluateAll((elements) => elements.map((element) => element.tagName));
}
