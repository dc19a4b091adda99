import type { Browser } from 'playwright-core';
import { textTable } from '../../prerender/report/text-table.ts';
import type { Section } from './bench-run.ts';
import { withServedSites } from './served-sites.ts';
import { medianOf, milliseconds } from './units.ts';

/** How often each route is loaded. */
const LOADS = 3;

/** A mid-range phone on a slow network, as Lighthouse simulates it; milliseconds, and bytes per second. */
const SLOWDOWN = 4;
const NETWORK = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

/** How long to go on measuring after a page has loaded, in milliseconds. Animations still run then. */
const EXTRA_TIME = 2_000;

/** In milliseconds. */
interface Load {
  firstPaint: number;
  largestPaint: number;
}

/** Measures first loads, with an empty cache, on a slow phone. */
export const firstLoads: Section = {
  name: 'loads',
  title: `A first load, processor ${SLOWDOWN} times slower, 1.6 Mbit/s, 150 ms: median of ${LOADS}`,
  measure: (bench) =>
    withServedSites(bench, async (sites, browser) => {
      const rows = [['', 'first paint', 'largest']];
      for (const { name, origin, routes } of sites) {
        for (const route of routes) {
          const loads: Load[] = [];
          for (let load = 0; load < LOADS; load++) {
            loads.push(await timeLoad(browser, origin + route));
          }
          const figure = (of: (load: Load) => number) => milliseconds(medianOf(loads.map(of)));
          rows.push([
            `${name}: ${route}`,
            figure((load) => load.firstPaint),
            figure((load) => load.largestPaint),
          ]);
        }
      }
      return textTable(rows);
    }),
};

async function timeLoad(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await session.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK });
  await page.addInitScript(watchPaints);
  await page.goto(url);
  await page.waitForTimeout(EXTRA_TIME);
  const load = await page.evaluate(readPaints);
  await context.close();
  return load;
}

/** Runs in the page, before anything else. */
function watchPaints(): void {
  new PerformanceObserver((list) => {
    Reflect.set(window, 'largestPaint', list.getEntries().at(-1)?.startTime);
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** Runs in the page. */
function readPaints(): Load {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const firstPaint = paint?.startTime ?? Number.NaN;
  return { firstPaint, largestPaint: Reflect.get(window, 'largestPaint') };
}
