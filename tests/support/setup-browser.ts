import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { type BrowserOptions, launchBrowser } from '../../scripts/browser/launch-browser.ts';

/** Opens an empty page in a new browser context: without cookies, cache or storage of other tests. */
export type OpenPage = (options?: BrowserContextOptions) => Promise<Page>;

/** The browsers of this worker, by their options. They end with it: all its spec files use the same. */
const browsers = new Map<string, Promise<Browser>>();

/** Returns a function that opens a page for the running test and closes it afterwards. */
export function setupBrowser(options: BrowserOptions = {}): OpenPage {
  return async (contextOptions) => {
    const browser = await runningBrowser(options);
    const context = await browser.newContext(contextOptions);
    onTestFinished(() => context.close());
    return context.newPage();
  };
}

async function runningBrowser(options: BrowserOptions): Promise<Browser> {
  const key = JSON.stringify(options);
  const running = await browsers.get(key);
  if (running?.isConnected()) return running;
  const started = launchBrowser({ fewProcesses: true, ...options });
  browsers.set(key, started);
  return started;
}
