import type { Page } from 'playwright-core';
import { scrollThrough } from './browsers/in-page.ts';

/** Scrolls through a page and back to the top, and waits until everything requested on the way is loaded. */
export async function walkThrough(page: Page): Promise<void> {
  await page.evaluate(scrollThrough);
  await page.waitForLoadState('networkidle');
}
