import type { Page } from 'playwright-core';

/**
 * Lets a test say when time passes for a page: `page.clock.fastForward(8000)`. Between those words it goes on as
 * usual. To be called before `page.goto`.
 */
export async function fakeTime(page: Page): Promise<void> {
  await page.clock.install();
  // The browser keeps this time limit itself, so the clock does not reach it.
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController();
      const reason = new DOMException('signal timed out', 'TimeoutError');
      setTimeout(() => controller.abort(reason), milliseconds);
      return controller.signal;
    };
  });
}
