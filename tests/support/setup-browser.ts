import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { launchBrowser } from './launch-browser.ts';

/** Opens an empty page in a browser context of its own: no cookie, cache or storage of another test. */
export type OpenPage = (options?: BrowserContextOptions) => Promise<Page>;

/**
 * To be called once at the top of a spec: one browser for the file, closed at its end.
 * Returns the function that opens a page for the running test and closes it afterwards.
 */
export function setupBrowser(): OpenPage {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser?.close());
  return async (options) => {
    const context = await browser.newContext(options);
    onTestFinished(() => context.close());
    return context.newPage();
  };
}
