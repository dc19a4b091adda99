import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Expects that a page's heading and text can be read, within the time limit of a Playwright wait. */
export async function expectReadable(page: Page, heading: string): Promise<void> {
  await page.waitForFunction(
    (text) => {
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
      return title?.textContent === text && isSeen(title) && isSeen(title.nextElementSibling);
    },
    heading,
    { timeout: 5000 },
  );
}

/** Expects that a click on a link of the navigation leads to its page. */
export async function expectNextClick(page: Page, link: string): Promise<void> {
  await page.locator('nav').getByRole('link', { name: link }).click();
  await expectReadable(page, link);
  expect(new URL(page.url()).pathname).toBe(link === 'Home' ? '/' : `/${link.toLowerCase()}`);
}
