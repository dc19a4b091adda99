import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { MOTION, openPage, type PageOptions } from '../browser/open-page.ts';
import { keepHtmlPolicy } from '../browser/prepare-page.ts';
import { serveVisits, type VisitsServer } from './serve-visits.ts';
import { Visitor } from './visitor.ts';
import { recordVisits } from './visits-record.ts';

/** How a visitor arrives at the fixture. */
interface Arrival extends PageOptions {
  /** Stops time once the runtime has started: timers, frames and limits advance only by `page.clock.runFor`. */
  isStill?: boolean;
  /** Called before the first page is opened. */
  prepare?: (page: Page, site: VisitsServer) => Promise<unknown>;
}

/**
 * Opens a page of the visits fixture, on a server of its own: it has neither cache nor storage of other tests. At the end of
 * a test, any console message or error that the test did not expect makes it fail.
 */
export async function arrive(
  path: string,
  { isStill = false, prepare, ...options }: Arrival = {},
): Promise<Visitor> {
  const site = await serveVisits();
  const page = await openPage({ ...MOTION, clock: isStill, ...options });
  page.setDefaultTimeout(10_000);
  const visitor = new Visitor(page, site);
  onTestFinished(() => visitor.expectQuietConsole());
  await page.addInitScript(recordVisits);
  await page.addInitScript(keepHtmlPolicy);
  await prepare?.(page, site);
  await visitor.open(path);
  if (isStill) await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  return visitor;
}
