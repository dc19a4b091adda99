import type { Page } from 'playwright-core';
import { MARKS } from './trace.ts';

/** Milliseconds from the click. */
export interface VisitTimes {
  /** Until the new heading is in the document. */
  there: number;
  /** Until it is painted: two frames later. */
  painted: number;
}

/** How long nothing may be asked for until all is there, in milliseconds. */
const QUIET = 300;

/** Loads one route and has all that another needs fetched ahead, as a pointer over its link does. */
export async function prepareVisit(page: Page, origin: string, from: string, to: string) {
  await page.goto(origin + from, { waitUntil: 'networkidle' });
  const link = page.locator(`a[href="${to}"]`).first();
  await link.dispatchEvent('focusin');
  await link.dispatchEvent('mouseenter');
  await quiet(page);
  return () => link.evaluate(clickAndTime, MARKS);
}

/** Waits until the page asks for nothing more. */
async function quiet(page: Page): Promise<void> {
  let isBusy = true;
  while (isBusy) {
    isBusy = await page
      .waitForEvent('request', { timeout: QUIET })
      .then(() => true)
      .catch(() => false);
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
    const there = performance.now() - start;
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        performance.mark(marks.to);
        resolve({ there, painted: performance.now() - start });
      }),
    );
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
  (element as HTMLElement).click();
  return promise;
}
