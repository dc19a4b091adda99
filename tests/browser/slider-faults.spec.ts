import { expect, test } from 'vitest';
import { setupBrowser } from '../support/setup-browser.ts';
import { setupSite } from '../support/setup-site.ts';

const openPage = setupBrowser({ scrollBars: true });
const at = setupSite();

test.each([/\/runtime-/, /\/slider-/])(
  'without %s the later slides are reached by a scroll bar',
  async (script) => {
    const page = await openPage({ viewport: { width: 1280, height: 800 } });
    await page.route(script, (route) => route.abort());
    const asked = page.waitForRequest(script);
    await page.goto(at('/'));
    const row = page.locator('[data-behavior="slider"] .slider__viewport').first();
    await row.scrollIntoViewIfNeeded();
    await asked;

    expect(await row.evaluate(heightOfBar)).toBeGreaterThan(0);
  },
);

test('nothing moves when the scroll bar of a slider gives way to its script', async () => {
  const page = await openPage({ viewport: { width: 1280, height: 800 } });
  const held = Promise.withResolvers<void>();
  await page.route(/\/slider-/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(at('/'));
  const slider = page.locator('[data-behavior="slider"]').first();
  await slider.scrollIntoViewIfNeeded();
  const heightOf = () => slider.evaluate((element) => element.getBoundingClientRect().height);
  const before = await heightOf();
  held.resolve();
  await slider.and(page.locator('[data-autoplay]')).waitFor();

  expect(await slider.locator('.slider__viewport').evaluate(heightOfBar)).toBe(0);
  expect(await heightOf()).toBe(before);
});

const heightOfBar = (row: Element) => Number(Reflect.get(row, 'offsetHeight')) - row.clientHeight;
