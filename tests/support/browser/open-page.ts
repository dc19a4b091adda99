import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import {
  type BrowserOptions,
  launchBrowser,
} from '../../../scripts/tools/browser/launch-browser.ts';
import type { BuiltSite } from './build-sites.ts';
import { at } from './built-site.ts';

/** How a page of `openPage` differs from the usual one. */
export interface PageOptions extends BrowserContextOptions {
  /** Puts the test in control of the page's time: `page.clock.fastForward(8000)`. Otherwise time passes as usual. */
  clock?: boolean;
  /** Opens it in another browser than the usual one. */
  browser?: BrowserOptions;
}

/**
 * Spares the processor a sixth of its work: Chromium draws in the main process, and keeps no spare process for a page to
 * come. It changes how long things take, so nothing that measures should use it.
 */
const FEW_PROCESSES = ['--in-process-gpu', '--renderer-process-limit=1'];

/** The browsers and contexts of this worker, by their options. */
const browsers = new Map<string, Promise<Browser>>();
const contexts = new Map<string, Promise<BrowserContext>>();

/** For `openPage`: a visitor who has not asked for less motion. */
export const MOTION = { reducedMotion: 'no-preference' } as const;

/**
 * Opens an empty page for the running test, and closes it afterwards. Pages with the same options share cookies, cache and
 * storage with the others of their worker, which saves half of what a page costs. A test may stop the clock, which goes on
 * afterwards; for a lost connection there is `goOffline`.
 * Without motion, which costs another quarter: tests of something that moves, or of a whole visit, ask for `MOTION`.
 */
export async function openPage({
  viewport,
  reducedMotion = 'reduce',
  ...options
}: PageOptions = {}): Promise<Page> {
  const context = await sharedContext(options);
  const page = await context.newPage();
  // Not options of the context, so that there are fewer contexts: each takes as much as a page load.
  await page.emulateMedia({ reducedMotion });
  if (viewport) await page.setViewportSize(viewport);
  await drawCorner(page);
  onTestFinished(async () => {
    // Except the first, which no test uses.
    for (const opened of context.pages().slice(1)) await opened.close();
    if (options.clock) await context.clock.resume();
  });
  return page;
}

/** What `openAt` opens besides. */
export interface Opening extends PageOptions {
  /** A site that was built when the tests started; by default this repository's own. */
  site?: BuiltSite;
  /** Called before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
}

/** Opens a page of a site. */
export async function openAt(
  path: string,
  { site, prepare, ...options }: Opening = {},
): Promise<Page> {
  const page = await openPage(options);
  await prepare?.(page);
  await page.goto(at(path, site));
  return page;
}

/**
 * Has the browser draw only one pixel of a page: nobody looks at the others, and they take a sixth of the
 * processor time of loading a page, and most of that of one that moves. Everything else is as in a page that is drawn:
 * layout, animations, what is under the mouse, and screenshots. A change of the viewport's size ends it.
 */
async function drawCorner(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setVisibleSize', { width: 1, height: 1 });
}

function sharedContext({ clock, browser, ...options }: PageOptions) {
  return keep(contexts, [options, clock, browser], async (forget) => {
    const context = await (await sharedBrowser(browser)).newContext(options);
    context.once('close', forget);
    if (clock) await context.clock.install();
    // As long as a page is open, the next one needs no process of its own.
    await context.newPage();
    return context;
  });
}

/** The browser that all spec files of a worker share. It ends with the worker, so nobody closes it. */
export function sharedBrowser(options: BrowserOptions = {}): Promise<Browser> {
  return keep(browsers, options, async (forget) => {
    const args = [...FEW_PROCESSES, ...(options.args ?? [])];
    const browser = await launchBrowser({ ...options, args });
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
