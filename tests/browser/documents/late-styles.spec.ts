import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openFrame } from '../../support/browser/frame-page.ts';

test('an error page has its styles when it is opened, and when it replaces a page, be it the first or a later one', async () => {
  await expectStyles(await openFrame('/no/such'));
  const page = await openFrame('/contact');
  await visit(page, '/no/such');
  await expectStyles(page);

  await visit(page, '/partners/atlassian');
  await expectStyles(page);
  await visit(page, '/no/such/either');
  await expectStyles(page);
});

/** Follows a link that need not be in sight, and waits for the end of the visit. */
async function visit(page: Page, href: string): Promise<void> {
  await page.evaluate((url) => {
    const link = document.createElement('a');
    link.href = url;
    document.querySelector('main')?.append(link);
    const ended = new Promise<void>((resolve) =>
      document.addEventListener('visit:end', () => resolve(), { once: true }),
    );
    link.click();
    return ended;
  }, href);
}

/** Expects that the footer, whose styles are late ones, is laid out by them. */
async function expectStyles(page: Page): Promise<void> {
  const footer = page.locator('.footer__inner');
  expect(await footer.evaluate((each) => getComputedStyle(each).display)).toBe('grid');
}
