import type { Browser } from 'playwright-core';
import { textTable } from '../../prerender/report/text-table.ts';
import type { Section } from './bench-run.ts';
import { medianOf } from './median.ts';
import { type BrowsedSite, withServedSites } from './served-sites.ts';
import { prepareVisit, type VisitTimes } from './time-visit.ts';
import { KINDS, recordWork } from './trace.ts';
import { milliseconds } from './units.ts';

/** How often each pair of routes is visited. */
const VISITS = 5;

const MOTIONS = [
  { title: 'With the transition', reducedMotion: 'no-preference' },
  { title: 'With reduced motion', reducedMotion: 'reduce' },
] as const;

const HEAD = ['inserted', 'painted', ...KINDS, 'waiting'];

/** Measures prefetched visits between any two routes, in both directions. */
export const visits: Section = {
  name: 'visits',
  title: `A visit, from the click until the new heading is painted: median of ${VISITS}; kinds of work in one more visit`,
  peers: 'either',
  measure: (bench) =>
    withServedSites(bench, async (sites, browser) => {
      const tables: string[] = [];
      for (const { title, reducedMotion } of MOTIONS) {
        const rows: string[][] = [];
        for (const site of sites) rows.push(...(await timePairs(browser, site, reducedMotion)));
        tables.push(textTable([[title, ...HEAD], ...rows]));
      }
      return tables.join('\n\n');
    }),
};

async function timePairs(
  browser: Browser,
  { name, origin, routes }: BrowsedSite,
  reducedMotion: 'reduce' | 'no-preference',
): Promise<string[][]> {
  const rows: string[][] = [];
  const context = await browser.newContext({ reducedMotion });
  const page = await context.newPage();
  for (const [from, to] of pairsOf(routes)) {
    const times: VisitTimes[] = [];
    for (let visit = 0; visit < VISITS; visit++) {
      const click = await prepareVisit(page, origin, from, to);
      times.push(await click());
    }
    // Recording slows a visit down, so this one does not count towards the times.
    const click = await prepareVisit(page, origin, from, to);
    const recorded: VisitTimes[] = [];
    const work = await recordWork(browser, page, async () => recorded.push(await click()));
    const spent = KINDS.map((kind) => work[kind]);
    const waiting = (recorded[0]?.painted ?? 0) - spent.reduce((sum, time) => sum + time, 0);
    const inserted = medianOf(times.map((time) => time.inserted));
    const painted = medianOf(times.map((time) => time.painted));
    rows.push([
      `${name}: ${from} → ${to}`,
      ...[inserted, painted, ...spent, waiting].map(milliseconds),
    ]);
  }
  await context.close();
  return rows;
}

function pairsOf(routes: readonly string[]): [string, string][] {
  return routes.flatMap((from) =>
    routes.filter((to) => to !== from).map((to): [string, string] => [from, to]),
  );
}
