import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { textTable } from '../../prerender/report/text-table.ts';
import { callInPage } from '../browser/call-in-page.ts';
import type { Section } from './bench-run.ts';
import { type BrowsedSite, withServedSites } from './served-sites.ts';
import { medianOf, milliseconds } from './units.ts';

/** How often each pair of routes is visited. */
const VISITS = 5;

/** How long there must be no request until everything counts as fetched, in milliseconds. */
const QUIET = 300;

const MOTIONS = [
  { title: 'With the transition', reducedMotion: 'no-preference' },
  { title: 'With reduced motion', reducedMotion: 'reduce' },
] as const;

/** Measures prefetched visits between any two routes, in both directions. */
export const visits: Section = {
  name: 'visits',
  title: `A visit, from the click until the new heading is painted: median of ${VISITS}`,
  measure: (bench) =>
    withServedSites(bench, async (sites, browser) => {
      const tables: string[] = [];
      for (const { title, ...motion } of MOTIONS) {
        const rows = [[title, 'painted']];
        for (const site of sites) rows.push(...(await timePairs(browser, site, motion)));
        tables.push(textTable(rows));
      }
      return tables.join('\n\n');
    }),
};

async function timePairs(
  browser: Browser,
  { name, origin, routes }: BrowsedSite,
  motion: BrowserContextOptions,
): Promise<string[][]> {
  const rows: string[][] = [];
  const page = await browser.newPage(motion);
  for (const from of routes) {
    for (const to of routes.filter((route) => route !== from)) {
      const times: number[] = [];
      for (let visit = 0; visit < VISITS; visit++)
        times.push(await timeVisit(page, origin, from, to));
      rows.push([`${name}: ${from} → ${to}`, milliseconds(medianOf(times))]);
    }
  }
  await page.close();
  return rows;
}

/** Loads a page, prefetches another as a pointer over its link does, and clicks the link. Returns milliseconds. */
async function timeVisit(page: Page, origin: string, from: string, to: string): Promise<number> {
  await page.goto(origin + from, { waitUntil: 'networkidle' });
  const link = page.locator(`a[href="${to}"]`).first();
  await link.dispatchEvent('focusin');
  await link.dispatchEvent('mouseenter');
  await waitForQuiet(page);
  return page.evaluate<number>(callInPage(clickAndTime, to));
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
  const old = heading();
  const { promise, resolve } = Promise.withResolvers<number>();
  const start = performance.now();
  const observer = new MutationObserver(() => {
    if (heading() === old || heading() === undefined) return;
    observer.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start)));
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
  document.querySelector<HTMLElement>(`a[href="${to}"]`)?.click();
  return promise;
}
