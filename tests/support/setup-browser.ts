import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { type BrowserOptions, launchBrowser } from '../../scripts/browser/launch-browser.ts';

/** Opens an empty page in a new browser context: without cookies, cache or storage of other tests. */
export type OpenPage = (options?: BrowserContextOptions) => Promise<Page>;

/** The browsers of this worker, by their options. */
const browsers = new Map<string, Promise<Browser>>();

/** Returns a function that opens a page for the running test and closes it afterwards. */
export function setupBrowser(options: BrowserOptions = {}): OpenPage {
  return async (contextOptions) => {
    const browser = await sharedBrowser(options);
    const context = await browser.newContext(contextOptions);
    onTestFinished(() => context.close());
    return context.newPage();
  };
}

/** The browser that all spec files of a worker share. It ends with the worker, so nobody closes it. */
export async function sharedBrowser(options: BrowserOptions = {}): Promise<Browser> {
  const key = JSON.stringify(options);
  const started = browsers.get(key) ?? launchBrowser({ fewProcesses: true, ...options });
  browsers.set(key, started);
  const browser = await started;
  if (browser.isConnected()) return browser;
  // It has crashed.
  browsers.delete(key);
  return sharedBrowser(options);
}
