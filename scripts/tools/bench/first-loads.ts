import type { Browser } from 'playwright-core';
import { textTable } from '../../prerender/report/text-table.ts';
import type { Section } from './bench-run.ts';
import { medianOf } from './median.ts';
import { withServedSites } from './served-sites.ts';
import { KINDS, MARKS, recordWork, type Work } from './trace.ts';
import { milliseconds } from './units.ts';

/** How often each route is loaded. */
const LOADS = 3;

/** A mid-range phone on a slow network, as Lighthouse simulates it; milliseconds, and bytes per second. */
const SLOWDOWN = 4;
const NETWORK = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

/** How long to go on measuring after a page has loaded, in milliseconds. Animations still run then. */
const EXTRA_TIME = 2_000;

/** A longer task is a long task; the rest of its time counts as blocking. In milliseconds. */
const LONG_TASK = 50;

interface Load extends Work {
  firstPaint: number;
  largestPaint: number;
  blocking: number;
}

/** Measures first loads, with an empty cache, on a slow phone. */
export const firstLoads: Section = {
  name: 'loads',
  title: `A first load, processor ${SLOWDOWN} times slower, 1.6 Mbit/s, 150 ms: median of ${LOADS}`,
  peers: 'either',
  measure: (bench) =>
    withServedSites(bench, async (sites, browser) => {
      const rows = [['', 'first paint', 'largest', 'blocking', ...KINDS, 'total']];
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
            figure((load) => load.blocking),
            ...KINDS.map((kind) => figure((load) => load[kind])),
            figure((load) => KINDS.reduce((sum, kind) => sum + load[kind], 0)),
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
  await page.addInitScript(watchPaints, MARKS.from);
  const work = await recordWork(browser, page, async () => {
    await page.goto(url);
    await page.waitForTimeout(EXTRA_TIME);
    await page.evaluate((mark) => performance.mark(mark), MARKS.to);
  });
  const paints = await page.evaluate(readPaints, LONG_TASK);
  await context.close();
  return { ...work, ...paints };
}

/** Runs in the page, before anything else. */
function watchPaints(mark: string): void {
  performance.mark(mark);
  const seen = { largest: 0, tasks: [] as { start: number; duration: number }[] };
  Reflect.set(window, 'seen', seen);
  new PerformanceObserver((list) => {
    seen.largest = list.getEntries().at(-1)?.startTime ?? seen.largest;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime: start, duration } of list.getEntries())
      seen.tasks.push({ start, duration });
  }).observe({ type: 'longtask', buffered: true });
}

/** Runs in the page. Blocking time is the time beyond `longTask` of each task that ended after the first paint. */
function readPaints(longTask: number) {
  const seen: { largest: number; tasks: { start: number; duration: number }[] } = Reflect.get(
    window,
    'seen',
  );
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const firstPaint = paint?.startTime ?? Number.NaN;
  const blocking = seen.tasks
    .filter(({ start, duration }) => start + duration > firstPaint)
    .reduce((sum, { duration }) => sum + duration - longTask, 0);
  return { firstPaint, largestPaint: seen.largest, blocking };
}
