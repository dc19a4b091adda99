import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, onTestFinished } from 'vitest';
import { type BrowserOptions, launchBrowser } from '../../../scripts/browser/launch-browser.ts';

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

/** For `setupSharedContext`: a visitor who has not asked for less motion. */
export const MOTION = { reducedMotion: 'no-preference' } as const;

/**
 * Like `setupBrowser`, but pages with the same options share cookies, cache and storage with the others of their file,
 * which saves a quarter of what a page costs. A clock would also be shared, so tests that set it need `setupBrowser`.
 * Without motion, which costs another quarter: tests of something that moves, or of a whole visit, ask for `MOTION`.
 */
export function setupSharedContext(options: BrowserOptions = {}): OpenPage {
  const contexts = new Map<string, Promise<BrowserContext>>();
  afterAll(async () => {
    for (const context of contexts.values()) await (await context).close();
  });
  const contextFor = (contextOptions: BrowserContextOptions) => {
    const key = JSON.stringify(contextOptions);
    const known = contexts.get(key);
    if (known) return known;
    const context = sharedBrowser(options).then((browser) => browser.newContext(contextOptions));
    contexts.set(key, context);
    const forget = () => contexts.delete(key);
    context.then((opened) => opened.once('close', forget), forget);
    return context;
  };
  return async (contextOptions) => {
    const context = await contextFor({ reducedMotion: 'reduce', ...contextOptions });
    const page = await context.newPage();
    onTestFinished(async () => {
      await page.close();
      await context.setOffline(false);
    });
    return page;
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
