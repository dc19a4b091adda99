import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textTable } from '../../prerender/report/text-table.ts';
import type { Bench, BuildableSite, Section } from './bench-run.ts';
import type { ProcessRun } from './measure-process.ts';
import { medianOf } from './median.ts';
import { siteWords } from './site-words.ts';
import { eleventy } from './tools/eleventy.ts';
import { PEER_TOOLS } from './tools/peers.ts';
import { pointwork } from './tools/pointwork.ts';
import { megabytes, ratio, seconds } from './units.ts';

/** Routes → how often each tool builds them. A build of many routes takes long enough for one run to be reliable. */
const ROUNDS = [
  [1_000, 3],
  [4_000, 1],
] as const;

const OWN_SITE = 'the site of this project';

/** The builds of one tool. */
interface Builds {
  cold: ProcessRun[];
  warm: ProcessRun[];
}

/** Builds the same pages with each tool in turn, and the site of this project for comparison. */
export const besidePeers: Section = {
  name: 'builds',
  title:
    'The same pages, built by each tool in turn: whole processes, cold (no cache) and warm (all caches)',
  peers: 'with',
  async measure(bench) {
    const parts: string[] = [];
    for (const [routes, rounds] of bench.options.isQuick ? ROUNDS.slice(0, 1) : ROUNDS) {
      const sites = new Map<string, BuildableSite>();
      for (const tool of [pointwork(bench.engine), ...PEER_TOOLS]) {
        sites.set(tool.name, await bench.site(tool, routes));
      }
      if (routes === 1_000) sites.set(OWN_SITE, bench.project);
      const builds = await buildInTurn(bench, sites, rounds);
      parts.push(compare(`${routes.toLocaleString('en')} routes`, builds));
    }
    return parts.join('\n\n');
  },
};

async function buildInTurn(
  bench: Bench,
  sites: ReadonlyMap<string, BuildableSite>,
  rounds: number,
): Promise<Map<string, Builds>> {
  const builds = new Map(
    [...sites.keys()].map((name): [string, Builds] => [name, { cold: [], warm: [] }]),
  );
  for (let round = 0; round < rounds; round++) {
    for (const [name, site] of sites) {
      const out = bench.newFolder();
      builds.get(name)?.cold.push(await bench.cold(site, out));
      builds.get(name)?.warm.push(await bench.warm(site, out));
      if (name !== OWN_SITE) checkWords(out, name);
    }
  }
  return builds;
}

/** @throws Error if a tool has not written the whole page. Its time could not be compared. */
function checkWords(out: string, name: string): void {
  const [, page] = siteWords(2);
  const html = readFileSync(join(out, `${page?.path}/index.html`), 'utf8');
  const titles = page?.sections.map(({ title }) => `>${title}</h2>`) ?? [];
  if (!titles.every((title) => html.includes(title))) {
    throw new Error(`${name} has left out a section of ${page?.path}.`);
  }
}

/** A table with a row for each tool: median times and peak memory, each also as a multiple of Eleventy's. */
function compare(title: string, builds: ReadonlyMap<string, Builds>): string {
  const figures = new Map([...builds].map(([name, runs]) => [name, figuresOf(runs)]));
  const unit = figures.get(eleventy.name);
  const rows = [...figures].map(([name, { cold, warm, memory }]) => [
    name,
    ...[seconds(cold), ratio(cold, unit?.cold)],
    ...[seconds(warm), ratio(warm, unit?.warm)],
    ...[megabytes(memory), ratio(memory, unit?.memory)],
  ]);
  const of = `of ${eleventy.name}’s`;
  return textTable([[title, 'cold', of, 'warm', of, 'memory', of], ...rows]);
}

function figuresOf({ cold, warm }: Builds) {
  const memory = [...cold, ...warm].flatMap((run) => run.memory ?? []);
  return {
    cold: medianOf(cold.map(({ wall }) => wall)),
    warm: medianOf(warm.map(({ wall }) => wall)),
    memory: memory.length > 0 ? Math.max(...memory) : undefined,
  };
}
