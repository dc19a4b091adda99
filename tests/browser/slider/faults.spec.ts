import { expect, test } from 'vitest';
import { at } from '../../support/browser/built-site.ts';
import { openPage } from '../../support/browser/open-page.ts';
import { holdBack } from '../../support/browser/prepare-page.ts';

/** An empty page that gets what matches the pattern only once `release` is called. */
async function openWithout(pattern: RegExp) {
  const page = await openPage({
    // With scroll bars that take up room, as on Windows.
    browser: { ignoreDefaultArgs: ['--hide-scrollbars'] },
    viewport: { width: 1280, height: 800 },
  });
  return { page, ...(await holdBack(page, pattern)) };
}

test('without their script the later slides are reached by a scroll bar; when that gives way to the script, nothing moves, and a row that has the focus keeps it, with its ring', async () => {
  const { page, release } = await openWithout(/\/slider-/);
  await page.goto(at('/', 'sliders'));
  const slider = page.locator('[data-behavior="slider"]').first();
  const row = slider.locator('.slider__viewport');
  await slider.scrollIntoViewIfNeeded();
  const heightOf = () => slider.evaluate((element) => element.getBoundingClientRect().height);
  const isRinged = () =>
    row.evaluate(
      (element) =>
        element.matches(':focus-visible') && getComputedStyle(element).outlineStyle === 'solid',
    );
  const before = await heightOf();
  expect(await row.evaluate(heightOfBar)).toBeGreaterThan(0);
  await page.keyboard.press('Tab');
  await row.focus();
  expect(await isRinged()).toBe(true);
  release();
  await slider.and(page.locator('[data-autoplay]')).waitFor();

  expect(await row.evaluate(heightOfBar)).toBe(0);
  expect(await heightOf()).toBe(before);
  expect(await isRinged()).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  expect(await isRinged()).toBe(false);
});

test('slides without their styles stay a list, until the styles come', async () => {
  const { page, release } = await openWithout(/\/page-\w+\.css/);
  const script = page.waitForResponse(/\/slider-/);
  await page.goto(at('/', 'sliders'), { waitUntil: 'commit' });
  await page.locator('[data-behavior="slider"]').first().scrollIntoViewIfNeeded();
  await (await script).finished();
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  expect(await page.locator('[data-autoplay], .slider__slide[inert]').count()).toBe(0);

  release();
  await page.locator('[data-behavior="slider"][data-autoplay]').first().waitFor();
});

const heightOfBar = (row: Element) => Number(Reflect.get(row, 'offsetHeight')) - row.clientHeight;
