import { expect, test } from 'vitest';
import { at } from '../../support/browser/built-site.ts';
import { openPage } from '../../support/browser/open-page.ts';
import { expectQuiet } from '../../support/browser/page-errors.ts';

test('an island is hydrated when it is due, and its script is not fetched before: at once, when the page is idle, when somebody uses it, or when it comes near', async () => {
  const page = await openPage();
  expectQuiet(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/([A-Z]\w+)-\w+\.js$/.exec(request.url()) ?? [];
    if (name) scripts.push(name);
  });
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = [];
    window.requestIdleCallback = (callback) => waiting.push(callback);
    document.addEventListener('test:idle', () => {
      for (const callback of waiting) callback({ didTimeout: false, timeRemaining: () => 50 });
    });
  });
  const island = (name: string) => page.locator(`react-island[module*="/${name}-"]`);
  const isHydrated = (name: string) =>
    island(name).and(page.locator('[data-state=hydrated]')).waitFor();
  await page.goto(at('/islands', 'faults'), { waitUntil: 'networkidle' });
  await isHydrated('Load');
  expect(scripts).toEqual(['Load']);

  await page.evaluate(() => document.dispatchEvent(new Event('test:idle')));
  await isHydrated('Idle');
  expect(scripts).toEqual(['Load', 'Idle']);

  await island('Interaction').getByRole('button').focus();
  await isHydrated('Interaction');
  expect(await island('Visible').getAttribute('data-state')).toBe('waiting');
  await island('Visible').scrollIntoViewIfNeeded();
  await isHydrated('Visible');

  for (const name of ['Load', 'Idle', 'Interaction', 'Visible']) {
    await page.getByRole('button', { name: `${name}: 0` }).click();
    await page.getByRole('button', { name: `${name}: 1` }).waitFor();
  }
});
