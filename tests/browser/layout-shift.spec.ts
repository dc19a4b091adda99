import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { NARROW, setupFrame, WIDE } from '../support/browser/frame-page.ts';
import { isWholePageLaidOut } from '../support/browser/whole-page.ts';

const open = setupFrame();

test.each(
  ['/', '/contact', '/partners/atlassian'].flatMap((path) => [
    [path, NARROW] as const,
    [path, WIDE] as const,
  ]),
)('no section of %s changes its height when its scripts arrive, at %o', async (path, viewport) => {
  const page = await open(path, { viewport });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(isWholePageLaidOut);
  const before = await heights(page);
  for (const id of Object.keys(before)) {
    await page.evaluate((name) => document.getElementById(name)?.scrollIntoView(), id);
    // Waits until the sliders are running; sections without sliders do not change.
    await page
      .locator(`#${id}:not(:has([data-behavior="slider"]:not([data-autoplay])))`)
      .waitFor({ state: 'attached' });
  }
  expect(await heights(page)).toEqual(before);
});

/** The ids of the sections of a page, and their heights in pixels. */
function heights(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const sections = [...document.querySelectorAll<HTMLElement>('#page section[id]')];
    return Object.fromEntries(sections.map(({ id, offsetHeight }) => [id, offsetHeight]));
  });
}
