import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeViolations } from '../../scripts/browser/axe.ts';
import { NARROW, setupFrame, WIDE } from '../support/browser/frame-page.ts';

const open = setupFrame();

/** What axe finds on a page as it is, on a desk and on a phone. */
async function violations(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const viewport of [WIDE, NARROW]) {
    await page.setViewportSize(viewport);
    found.push(...(await axeViolations(page)).map((each) => `${viewport.width} px: ${each}`));
  }
  return found;
}

test.each(['/', '/contact', '/partners/atlassian', '/nothing/here', '/500'])(
  'axe finds nothing on %s, however wide it is',
  async (path) => {
    const page = await open(path);

    expect(await violations(page)).toEqual([]);
  },
);

test('axe finds nothing on the error page in the dark layout', async () => {
  const page = await open('/partners/atlassian');
  await page
    .locator('main a')
    .first()
    .evaluate((link) => link.setAttribute('href', '/partners/atlasian'));

  await page.locator('main a').first().click();
  await page.getByText('Route /partners/atlasian is not pre-rendered').waitFor();

  expect(await violations(page)).toEqual([]);
});

test.each(['/contact', '/partners/atlassian'])(
  'axe finds nothing on %s with its menu open',
  async (path) => {
    const page = await open(path);
    await page.getByText('Platforms').first().click();
    expect(await axeViolations(page, 'header, dialog')).toEqual([]);

    await page.setViewportSize(NARROW);
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await axeViolations(page, 'header, dialog')).toEqual([]);
  },
);
