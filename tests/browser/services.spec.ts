import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { NARROW, setupChrome } from '../support/chrome-page.ts';

const open = setupChrome();

/** How high each platform is lifted, and how strong its outline is, from the first line to the last. */
const platforms = (page: Page) =>
  page.locator('.services .platform').evaluateAll((groups) =>
    groups
      .map((group) => {
        const outline = getComputedStyle(group.querySelector('.slab') as Element).strokeWidth;
        return `${getComputedStyle(group).translate}, ${outline}`;
      })
      .reverse(),
  );

test('the platform whose row is pointed at comes up, and so does the one that a link leads to', async () => {
  const page = await open('/');

  await page.locator('#line-2').hover();
  await expect
    .poll(() => platforms(page))
    .toEqual(['0px, 2px', '0px -14px, 2px', '0px, 2px', '0px, 2px']);

  await page.getByRole('link', { name: 'Atlassian in detail' }).focus();
  await page.mouse.move(0, 0);
  await expect
    .poll(() => platforms(page))
    .toEqual(['0px -14px, 2px', '0px, 2px', '0px, 2px', '0px, 2px']);

  await page.evaluate(() => {
    (document.activeElement as HTMLElement).blur();
    location.hash = 'line-4';
  });
  await expect
    .poll(() => platforms(page))
    .toEqual(['0px, 2px', '0px, 2px', '0px, 2px', '0px -14px, 2px']);
});

test('with less motion its outline says so, on a phone too, where the timetable is still a table', async () => {
  const page = await open('/#line-3', { viewport: NARROW, reducedMotion: 'reduce' });

  expect(await platforms(page)).toEqual(['none, 2px', 'none, 2px', 'none, 7px', 'none, 2px']);
  const table = page.getByRole('table', { name: 'First stops' });
  expect(await table.getByRole('row').count()).toBe(5);
  expect(await table.getByRole('columnheader').count()).toBe(5);
  expect(await table.getByRole('row', { name: 'Web' }).getByRole('cell').allTextContents()).toEqual(
    ['Webflow sites, content models, forms, search', 'Webflow rebuild plan', '6', '£3,200'],
  );
});
