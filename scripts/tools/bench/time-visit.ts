import type { Page } from 'playwright-core';
import { MARKS } from './trace.ts';

/** Times of a visit, in milliseconds after the click. */
export interface VisitTimes {
  /** When the new heading is in the document. */
  inserted: number;
  /** When it has been painted: two frames later. */
  painted: number;
}

/** How long there must be no request until everything counts as fetched, in milliseconds. */
const QUIET = 300;

/**
 * Loads a page, and prefetches another as a pointer over its link does.
 *
 * @returns a function that clicks the link and measures the visit.
 */
export async function prepareVisit(page: Page, origin: string, from: string, to: string) {
  await page.goto(origin + from, { waitUntil: 'networkidle' });
  const link = page.locator(`a[href="${to}"]`).first();
  await link.dispatchEvent('focusin');
  await link.dispatchEvent('mouseenter');
  await waitForQuiet(page);
  return () => link.evaluate(clickAndTime, MARKS);
}

/** Waits until the page sends no more requests. */
async function waitForQuiet(page: Page): Promise<void> {
  let isQuiet = false;
  while (!isQuiet) {
    isQuiet = await page.waitForEvent('request', { timeout: QUIET }).then(
      () => false,
      () => true,
    );
  }
}

/** Runs in the page. */
function clickAndTime(element: Element, marks: { from: string; to: string }): Promise<VisitTimes> {
  const heading = () => document.querySelector('h1')?.textContent;
  const old = heading();
  const { promise, resolve } = Promise.withResolvers<VisitTimes>();
  const start = performance.now();
  performance.mark(marks.from);
  const observer = new MutationObserver(() => {
    if (heading() === old || heading() === undefined) return;
    observer.disconnect();
    const inserted = performance.now() - start;
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        performance.mark(marks.to);
        resolve({ inserted, painted: performance.now() - start });
      }),
    );
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
  (element as HTMLElement).click();
  return promise;
}
