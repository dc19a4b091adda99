import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import {
  type BrowserOptions,
  launchBrowser,
} from '../../../scripts/tools/browser/launch-browser.ts';

/** Opens an empty page in a new browser context: without cookies, cache or storage of other tests. */
export type OpenPage = (options?: BrowserContextOptions) => Promise<Page>;

/** The browsers and contexts of this worker, by their options. */
const browsers = new Map<string, Promise<Browser>>();
const contexts = new Map<string, Promise<BrowserContext>>();

/** Returns a function that opens a page for the running test and closes it afterwards. */
export function setupBrowser(options: BrowserOptions = {}): OpenPage {
  return async (contextOptions) => {
    const browser = await sharedBrowser(options);
    const context = await browser.newContext(contextOptions);
    onTestFinished(() => context.close());
    return openCorner(context);
  };
}

/** For `setupSharedContext`: a visitor who has not asked for less motion. */
export const MOTION = { reducedMotion: 'no-preference' } as const;

/**
 * Like `setupBrowser`, but pages with the same options share cookies, cache and storage with the others of their worker,
 * which saves half of what a page costs. A clock and a lost connection would also be shared, so tests of these need
 * `setupBrowser`.
 * Without motion, which costs another quarter: tests of something that moves, or of a whole visit, ask for `MOTION`.
 */
export function setupSharedContext(options: BrowserOptions = {}): OpenPage {
  return async (contextOptions) => {
    const context = await sharedContext(options, { reducedMotion: 'reduce', ...contextOptions });
    const page = await openCorner(context);
    onTestFinished(async () => {
      // Except the first, which no test uses.
      for (const opened of context.pages().slice(1)) await opened.close();
    });
    return page;
  };
}

/**
 * Opens a page of which the browser draws only one pixel: nobody looks at the others, and they take a sixth of the
 * processor time of loading a page, and most of that of one that moves. Everything else is as in a page that is drawn:
 * layout, animations, what is under the mouse, and screenshots. A change of the viewport's size ends it.
 */
async function openCorner(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setVisibleSize', { width: 1, height: 1 });
  return page;
}

function sharedContext(options: BrowserOptions, contextOptions: BrowserContextOptions) {
  return keep(contexts, [options, contextOptions], async (forget) => {
    const context = await (await sharedBrowser(options)).newContext(contextOptions);
    context.once('close', forget);
    // As long as a page is open, the next one needs no process of its own.
    await context.newPage();
    return context;
  });
}

/** The browser that all spec files of a worker share. It ends with the worker, so nobody closes it. */
export function sharedBrowser(options: BrowserOptions = {}): Promise<Browser> {
  return keep(browsers, options, async (forget) => {
    const browser = await launchBrowser({ fewProcesses: true, ...options });
    browser.once('disconnected', forget);
    return browser;
  });
}

/** What was made with the same options, or something new. What cannot be made, or has ended, is forgotten. */
function keep<Thing>(
  things: Map<string, Promise<Thing>>,
  options: object,
  make: (forget: () => void) => Promise<Thing>,
): Promise<Thing> {
  const key = JSON.stringify(options);
  const known = things.get(key);
  if (known) return known;
  const forget = () => things.delete(key);
  const made = make(forget);
  things.set(key, made);
  made.catch(forget);
  return made;
}
