import type { Page } from 'playwright-core';
import { openAt, type PageOptions } from './open-page.ts';

export const WIDE = { width: 1280, height: 800 };
export const NARROW = { width: 360, height: 740 };

/** Opens a page of the site, and waits until the blocks around it have started. */
export async function openFrame(path: string, options: PageOptions = {}): Promise<Page> {
  const page = await openAt(path, { viewport: WIDE, ...options });
  if (options.javaScriptEnabled !== false) {
    await page.locator('[role="switch"]').waitFor({ state: 'attached' });
  }
  return page;
}

/** The accessible name of the focused element. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement?.cloneNode(true) as HTMLElement;
    for (const hidden of element.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
    return element.ariaLabel ?? element.textContent.trim();
  });

/** Presses Tab so many times. @returns what had the focus each time. */
export async function tabThrough(page: Page, steps: number): Promise<string[]> {
  const names: string[] = [];
  for (let step = 0; step < steps; step++) {
    await page.keyboard.press('Tab');
    names.push(await focused(page));
  }
  return names;
}
