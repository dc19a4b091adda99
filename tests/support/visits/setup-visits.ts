import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import type { BrowserOptions } from '../../../scripts/tools/browser/launch-browser.ts';
import { keepHtmlPolicy } from '../browser/keep-html-policy.ts';
import { MOTION, type PageOptions, setupSharedContext } from '../browser/setup-browser.ts';
import type { VisitsBuild } from './build-visits-site.ts';
import { serveVisits, type VisitsServer } from './serve-visits.ts';
import { Visitor } from './visitor.ts';
import { recordVisits } from './visits-record.ts';

/** How a visitor arrives at the fixture. */
export interface Arrival extends PageOptions {
  build?: VisitsBuild;
  /** Called before the first page is opened. */
  prepare?: (page: Page, site: VisitsServer) => Promise<unknown>;
}

/** Opens a page of the visits fixture, on a server of its own: it has neither cache nor storage of other tests. */
export type Arrive = (path: string, arrival?: Arrival) => Promise<Visitor>;

/**
 * Call it once at the top of a spec. At the end of a test, any console message or error that the test did not expect
 * makes it fail.
 */
export function setupVisits(browser: BrowserOptions = {}): Arrive {
  const openPage = setupSharedContext(browser);
  return async (path, { build = 'first', prepare, ...options } = {}) => {
    const site = await serveVisits(build);
    onTestFinished(() => site.close());
    const page = await openPage({ ...MOTION, ...options });
    page.setDefaultTimeout(10_000);
    const visitor = new Visitor(page, site);
    onTestFinished(() => visitor.expectQuietConsole());
    await page.addInitScript(recordVisits);
    await page.addInitScript(keepHtmlPolicy);
    await prepare?.(page, site);
    await visitor.open(path);
    return visitor;
  };
}
