import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pageErrors } from '../../scripts/browser/page-errors.ts';
import { setupBrowser } from '../support/setup-browser.ts';
import { setupSite } from '../support/setup-site.ts';

const openPage = setupBrowser();
const at = setupSite();

test('a ring fills when it is seen, moves nothing, and is full on paper and where motion is unwanted', async () => {
  const page = await openPage();
  const errors = pageErrors(page);
  await page.clock.install();
  await page.goto(at('/'));
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  const ring = page.locator('.ring').first();
  const arc = () =>
    ring.locator('.ring__arc').evaluate((at) => getComputedStyle(at).strokeDasharray);
  const number = ring.locator('.count');
  const looks = (pseudo?: string) =>
    number.evaluate((at, of) => getComputedStyle(at, of).visibility, pseudo);
  const full = await arc();
  await recordShifts(page);

  await ring.scrollIntoViewIfNeeded();
  await ring.locator('[data-counting]').waitFor({ state: 'attached' });
  await page.clock.runFor(400);

  const shown = Number(await number.getAttribute('data-shown'));
  expect(shown).toBeGreaterThan(1);
  expect(shown).toBeLessThan(93);
  expect(await arc()).not.toBe(full);
  expect([await looks(), await looks('::after')]).toEqual(['hidden', 'visible']);
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);

  await page.emulateMedia({ media: 'print' });
  expect([await arc(), await looks()]).toEqual([full, 'visible']);
  await page.emulateMedia({ media: 'screen' });
  expect(await arc()).not.toBe(full);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await ring.locator('[data-counting]').waitFor({ state: 'detached' });
  expect([await arc(), await looks()]).toEqual([full, 'visible']);
  expect(errors).toEqual([]);
});

describe('the timetable of jobs', () => {
  test('shows the jobs of the chosen line, says how many, and never none', async () => {
    const page = await openPage();
    await page.goto(at('/'));
    const section = page.locator('.portfolio');
    await section.scrollIntoViewIfNeeded();
    await section.locator('[data-ready="true"]').waitFor();
    const status = section.getByRole('status');
    const lines = () =>
      section
        .locator('.portfolio__job:visible')
        .evaluateAll((rows) => rows.map((row) => Number(row.getAttribute('data-line'))));
    const all = await lines();
    expect(await status.textContent()).toBe(`${all.length} jobs`);

    for (const [index, name] of ['Collaboration', 'Design', 'Web', 'Cloud'].entries()) {
      const chosen = all.filter((line) => line === index + 1);
      const button = section.getByRole('button', { name: `${name}, ${chosen.length}` });
      await button.click();
      await expect.poll(lines).toEqual(chosen);
      expect(chosen).not.toEqual([]);
      expect(await button.getAttribute('aria-pressed')).toBe('true');
      expect(await section.locator('[aria-pressed="true"]').count()).toBe(1);
      expect(await status.textContent()).toBe(`${chosen.length} of ${all.length} jobs: ${name}`);
    }

    await section.getByRole('button', { name: `All, ${all.length}` }).click();
    await expect.poll(lines).toEqual(all);
  });

  test('opens a job in place, without JavaScript too', async () => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(at('/'));
    const row = page.locator('.portfolio__job').first();
    expect(await row.locator('.portfolio__note').isVisible()).toBe(false);

    await row.locator('summary').click();

    await row.locator('.portfolio__note').waitFor();
    expect(await page.locator('.portfolio-filter__buttons').isVisible()).toBe(false);
  });
});

test.each([
  { path: '/', people: 8, requests: 1 },
  { path: '/contact', people: 4, requests: 0 },
])('$people portraits on $path cost $requests requests', async (row) => {
  const page = await openPage();
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/people-')) requests.push(request.url());
  });
  await page.goto(at(row.path));
  const portraits = page.locator(row.path === '/' ? '.team .portrait' : '.portrait');
  await portraits.last().scrollIntoViewIfNeeded();

  const drawn = () =>
    portraits.evaluateAll((all) =>
      (all as HTMLImageElement[]).filter(({ complete, naturalWidth }) => complete && naturalWidth),
    );
  await expect.poll(async () => (await drawn()).length).toBe(row.people);
  expect(requests).toHaveLength(row.requests);
});

async function recordShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const shifts: string[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry));
    }).observe({ type: 'layout-shift' });
  });
}
