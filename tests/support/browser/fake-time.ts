import type { Page } from 'playwright-core';

/**
 * Puts the test in control of a page's time: `page.clock.fastForward(8000)`. Otherwise time passes as usual. Call it
 * before `page.goto`.
 */
export async function fakeTime(page: Page): Promise<void> {
  await page.clock.install();
  // The browser keeps this time limit itself, so the clock does not affect it.
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController();
      const reason = new DOMException('signal timed out', 'TimeoutError');
      setTimeout(() => controller.abort(reason), milliseconds);
      return controller.signal;
    };
  });
}
