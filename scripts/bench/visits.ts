import type { Page } from 'playwright-core';
import { launchBrowser } from '../../tests/support/launch-browser.ts';
import { serveDist } from '../../tests/support/serve-dist.ts';
import type { Section } from './bench-run.ts';
import { milliseconds, ratio, table } from './table.ts';

const VISITS = 20;
const ROUTES = ['/contact', '/partners/atlassian', '/'];

/**
 * A visit whose payload has been prefetched, from the click to the new `h1` in the document, beside a full load of
 * the same route. Less motion is asked for, so that no transition counts.
 */
export const visits: Section = {
  name: 'visits',
  peers: 'without',
  title: 'A visit in the browser, from the click to the new h1, median of 20',
  async measure(bench) {
    const out = bench.newFolder();
    await bench.warm(bench.project, out);
    const { origin, close } = await serveDist(out);
    const browser = await launchBrowser();
    try {
      const context = await browser.newContext({ reducedMotion: 'reduce' });
      const page = await context.newPage();
      const rows = [['', 'visit', 'full load', 'ratio']];
      for (const route of ROUTES) {
        const visit = median(await repeat(() => timeVisit(page, origin, route)));
        const load = median(await repeat(() => timeLoad(page, origin, route)));
        rows.push([route, milliseconds(visit), milliseconds(load), ratio(visit, load)]);
      }
      return table(rows);
    } finally {
      await browser.close();
      await close();
    }
  },
};

async function timeVisit(page: Page, origin: string, route: string): Promise<number> {
  await page.goto(origin + (route === '/' ? '/contact' : '/'), { waitUntil: 'networkidle' });
  const link = page.locator(`#page a[href="${route}"], a[href="${route}"]`).first();
  const payload = page.waitForResponse((response) => response.url().includes('payload.json'));
  await link.dispatchEvent('focusin');
  await (await payload).finished();
  // The stylesheet of the page follows its payload.
  await page.waitForLoadState('networkidle');
  return link.evaluate((element) => {
    const { promise, resolve } = Promise.withResolvers<number>();
    const start = performance.now();
    document.addEventListener('visit:swap', () => resolve(performance.now() - start), {
      once: true,
    });
    (element as HTMLElement).click();
    return promise;
  });
}

/** Until the document is parsed, and the `h1` in it. */
async function timeLoad(page: Page, origin: string, route: string): Promise<number> {
  await page.goto(origin + route);
  return page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return entry instanceof PerformanceNavigationTiming ? entry.domInteractive : Number.NaN;
  });
}

async function repeat(measure: () => Promise<number>): Promise<number[]> {
  const figures: number[] = [];
  for (let time = 0; time < VISITS; time++) figures.push(await measure());
  return figures;
}

function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? Number.NaN;
}
