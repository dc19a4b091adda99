import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { type BrowserOptions, launchBrowser } from '../../scripts/browser/launch-browser.ts';

/** Opens an empty page in a browser context of its own: no cookie, cache or storage of another test. */
export type OpenPage = (options?: BrowserContextOptions) => Promise<Page>;

/**
 * To be called once at the top of a spec: one browser for the file, closed at its end.
 * Returns the function that opens a page for the running test and closes it afterwards.
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
