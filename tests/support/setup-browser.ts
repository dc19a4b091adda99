import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { type BrowserOptions, launchBrowser } from '../../scripts/browser/launch-browser.ts';

/** Opens an empty page in a new browser context: without cookies, cache or storage of other tests. */
export type OpenPage = (options?: BrowserContextOptions) => Promise<Page>;

/**
 * Call it once at the top of a spec: starts one browser for the file and closes it at the end. Returns a function that
 * opens a page for the running test and closes it afterwards.
 */
export function setupBrowser(options: BrowserOptions = {}): OpenPage {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser(options);
  });
  afterAll(() => browser?.close());
  return async (contextOptions) => {
    const context = await browser.newContext(contextOptions);
    onTestFinished(() => context.close());
    return context.newPage();
  };
}
