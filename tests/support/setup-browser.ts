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
export function sharedBrowser(options: BrowserOptions = {}): Promise<Browser> {
  const key = JSON.stringify(options);
  const known = browsers.get(key);
  if (known) return known;
  const browser = launchBrowser({ fewProcesses: true, ...options });
  browsers.set(key, browser);
  // One that could not be started, or has crashed, must not fail all tests that follow.
  const forget = () => browsers.delete(key);
  browser.then((started) => started.once('disconnected', forget), forget);
  return browser;
}
