import type { Page } from 'playwright-core';
import { textTable } from '../../prerender/report/text-table.ts';
import { withServedSites } from './served-sites.ts';
import { medianOf, milliseconds } from './units.ts';

/** How often each pair of routes is visited. */
const VISITS = 5;

/** How long there must be no request until everything counts as fetched, in milliseconds. */
const QUIET = 300;

/** Measures prefetched visits between any two routes, in both directions, with the transition and with less motion. */
export const visits = () =>
  withServedSites(async (sites, browser) => {
    const rows = [
      [`Click to heading painted, median of ${VISITS}`, 'with the transition', 'with less motion'],
    ];
    const still = await browser.newPage({ reducedMotion: 'reduce' });
    const moving = await browser.newPage({ reducedMotion: 'no-preference' });
    for (const { name, origin, routes } of sites) {
      const pairs = routes.flatMap((from) => routes.map((to) => [from, to] as const));
      for (const [from, to] of pairs.filter(([one, other]) => one !== other)) {
        const row = [`${name}: ${from} → ${to}`];
        for (const page of [moving, still]) {
          const times: number[] = [];
          for (let visit = 0; visit < VISITS; visit++)
            times.push(await timeVisit(page, origin, from, to));
          row.push(milliseconds(medianOf(times)));
        }
        rows.push(row);
      }
    }
    return textTable(rows);
  });

/** Loads a page, prefetches another as a pointer over its link does, and clicks the link. Returns milliseconds. */
async function timeVisit(page: Page, origin: string, from: string, to: string): Promise<number> {
  await page.goto(origin + from, { waitUntil: 'networkidle' });
  const link = page.locator(`a[href="${to}"]`).first();
  await link.dispatchEvent('focusin');
  await link.dispatchEvent('mouseenter');
  await waitForQuiet(page);
  return page.evaluate(clickAndTime, to);
}

/** Waits until the page sends no more requests. */
async function waitForQuiet(page: Page): Promise<void> {
  const isBusy = () =>
    page.waitForEvent('request', { timeout: QUIET }).then(
      () => true,
      () => false,
    );
  while (await isBusy());
}

/** Runs in the page. Returns when the new heading has been painted: two frames after it is in the document. */
function clickAndTime(to: string): Promise<number> {
  const heading = () => document.querySelector('h1')?.textContent;
  const oldHeading = heading();
  const { promise, resolve } = Promise.withResolvers<number>();
  const start = performance.now();
  const observer = new MutationObserver(() => {
    if (heading() === oldHeading || heading() === undefined) return;
    observer.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start)));
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
  document.querySelector<HTMLElement>(`a[href="${to}"]`)?.click();
  return promise;
}
