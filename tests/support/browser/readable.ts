import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Expects that a page's heading and text can be read, now or soon. */
export async function expectReadable(page: Page, heading: string): Promise<void> {
  // Playwright's own wait would bring its whole library into each document.
  await expect.poll(() => page.evaluate(readableHeading)).toBe(heading);
}

/** Runs in the page: its heading, if that and the text after it are seen. */
function readableHeading(): string | undefined {
  const isSeen = (element: Element | null) => {
    const box = element?.getBoundingClientRect();
    return (
      element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      box &&
      box.width > 20 &&
      box.height > 5
    );
  };
  const title = document.querySelector('main h1');
  return title && isSeen(title) && isSeen(title.nextElementSibling) ? title.textContent : undefined;
}

/** Expects that a click on a link of the navigation leads to its page. */
export async function expectLinkToWork(page: Page, link: string): Promise<void> {
  await page.locator('nav').getByRole('link', { name: link }).click();
  await expectReadable(page, link);
  expect(new URL(page.url()).pathname).toBe(link === 'Home' ? '/' : `/${link.toLowerCase()}`);
}
