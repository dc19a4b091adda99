import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { NARROW, setupFrame } from '../../support/browser/frame-page.ts';
import { MOTION } from '../../support/browser/setup-browser.ts';

const open = setupFrame();

/** How high each platform is lifted, and its opacity, from the first line to the last. */
const platforms = (page: Page) =>
  page.locator('.services .platform').evaluateAll((groups) =>
    groups
      .map((group) => {
        const { translate, opacity } = getComputedStyle(group);
        return `${translate}, ${opacity}`;
      })
      .reverse(),
  );

test('the platform whose row is pointed at is lifted, and so is the one that a link leads to', async () => {
  const page = await open('/', MOTION);

  await page.locator('#line-2').hover();
  await expect.poll(() => platforms(page)).toEqual(['0px, 1', '0px -14px, 1', '0px, 1', '0px, 1']);

  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    location.hash = 'line-4';
  });
  await expect.poll(() => platforms(page)).toEqual(['0px, 1', '0px, 1', '0px, 1', '0px -14px, 1']);
});

test('with reduced motion the other platforms are dimmed, also on a phone, where the timetable is still a table', async () => {
  const page = await open('/#line-3', { viewport: NARROW });

  expect(await platforms(page)).toEqual(['none, 0.35', 'none, 0.35', 'none, 1', 'none, 0.35']);
  const table = page.getByRole('table', { name: 'Four lines, one timetable.' });
  expect(await table.getByRole('row').count()).toBe(5);
  expect(await table.getByRole('columnheader').count()).toBe(5);
  expect(await table.getByRole('row', { name: 'Web' }).getByRole('cell').allTextContents()).toEqual(
    ['Webflow sites, content models, forms, search', 'Webflow rebuild plan', '6', '£3,200'],
  );
});
