import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { navigation } from '../../../layouts/_site.ts';
import { axeViolations, RULES_OF_LOOKS } from '../../support/browser/axe.ts';
import { NARROW, openFrame, WIDE } from '../../support/browser/frame-page.ts';
import { isWholePageLaidOut } from '../../support/browser/prepare-page.ts';

/** What axe finds on a page with all its folds open, on a desk and on a phone. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details'))
      fold.open = true;
  });
  // Where a section is not laid out yet, its content would count as what is behind the next one.
  await page.waitForFunction(isWholePageLaidOut);
  const wide = await axeViolations(page);
  await page.setViewportSize(NARROW);
  await page.waitForFunction(isWholePageLaidOut);
  return [...wide, ...(await axeViolations(page, 'html', RULES_OF_LOOKS))];
}

test.each(['/', '/nothing/here', '/500'])(
  'axe finds nothing on %s, however wide it is',
  async (path) => {
    expect(await violations(await openFrame(path))).toEqual([]);
  },
);

test.each(['/contact', '/partners/atlassian'])(
  'axe finds nothing on %s, however wide it is, nor in its open menu',
  async (path) => {
    const page = await openFrame(path);
    expect(await violations(page)).toEqual([]);

    await page.getByRole('button', { name: navigation.menu.label }).click();
    expect(await axeViolations(page, 'header, dialog')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.setViewportSize(WIDE);
    await page.locator('.navbar-disclosure summary').click();
    expect(await axeViolations(page, 'header, dialog')).toEqual([]);
  },
);

test('axe finds nothing on the error page in the dark layout', async () => {
  const page = await openFrame('/partners/atlassian');
  await page
    .locator('main a')
    .first()
    .evaluate((link) => link.setAttribute('href', '/partners/atlasian'));

  await page.locator('main a').first().click();
  await page.getByText('Route /partners/atlasian is not pre-rendered').waitFor();

  expect(await violations(page)).toEqual([]);
});
