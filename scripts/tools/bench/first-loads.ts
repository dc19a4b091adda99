import type { Browser } from 'playwright-core';
import { textTable } from '../../prerender/report/text-table.ts';
import { withServedSites } from './served-sites.ts';
import { medianOf, milliseconds } from './units.ts';

/** How often each route is loaded. */
const LOADS = 3;

/** A mid-range phone on a slow network, as Lighthouse simulates it; milliseconds, and bytes per second. */
const SLOWDOWN = 4;
const NETWORK = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

/** How long to go on measuring after a page has loaded, in milliseconds. Animations still run then. */
const EXTRA_TIME = 2_000;

/** Measures first loads, with an empty cache, on a slow phone. */
export const firstLoads = () =>
  withServedSites(async (sites, browser) => {
    const rows = [[`First load on a slow phone, median of ${LOADS}`, 'first paint', 'largest']];
    for (const { name, origin, routes } of sites) {
      for (const route of routes) {
        const loads: { firstPaint: number; largestPaint: number }[] = [];
        for (let load = 0; load < LOADS; load++)
          loads.push(await timeLoad(browser, origin + route));
        const firstPaint = milliseconds(medianOf(loads.map((load) => load.firstPaint)));
        const largestPaint = milliseconds(medianOf(loads.map((load) => load.largestPaint)));
        rows.push([`${name}: ${route}`, firstPaint, largestPaint]);
      }
    }
    return textTable(rows);
  });

/** @returns when the first and the largest paint were, in milliseconds. */
async function timeLoad(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await session.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      Reflect.set(window, 'largestPaint', list.getEntries().at(-1)?.startTime);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(url);
  await page.waitForTimeout(EXTRA_TIME);
  const load = await page.evaluate(() => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    largestPaint: Number(Reflect.get(window, 'largestPaint')),
  }));
  await context.close();
  return load;
}
