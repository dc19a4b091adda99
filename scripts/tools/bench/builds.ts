import fs, { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textTable } from '../../prerender/report/text-table.ts';
import type { Bench, BuildableSite, Section } from './bench-run.ts';
import type { ProcessRun } from './measure-process.ts';
import { siteWords } from './site-words.ts';
import { eleventy } from './tools/eleventy.ts';
import { medianOf, megabytes, ratio, seconds } from './units.ts';

/** Routes → how often each tool builds them. A build of many routes takes long enough for one run to be reliable. */
const ROUNDS = [
  [1_000, 3],
  [4_000, 1],
] as const;

const OWN_SITE = 'the site of this project';

/** The builds of one tool. */
type Builds = Record<'cold' | 'warm', ProcessRun[]>;

/** Builds the same pages with each tool in turn, and the site of this project for comparison. */
export const builds: Section = {
  name: 'builds',
  title:
    'The same pages, built by each tool in turn: whole processes, cold (no cache) and warm (all caches)',
  async measure(bench) {
    const parts: string[] = [];
    for (const [routes, rounds] of ROUNDS) {
      const sites = new Map<string, BuildableSite>();
      for (const tool of bench.tools) sites.set(tool.name, await bench.site(tool, routes));
      if (routes === 1_000) sites.set(OWN_SITE, bench.project);
      const runs = await buildInTurn(bench, sites, rounds);
      parts.push(compare(`${routes.toLocaleString('en')} routes`, runs));
    }
    return parts.join('\n\n');
  },
};

async function buildInTurn(
  bench: Bench,
  sites: ReadonlyMap<string, BuildableSite>,
  rounds: number,
): Promise<Map<string, Builds>> {
  const runs = new Map([...sites.keys()].map((name) => [name, { cold: [], warm: [] } as Builds]));
  for (let round = 0; round < rounds; round++) {
    for (const [name, site] of sites) {
      const out = join(bench.newFolder(), 'out');
      runs.get(name)?.cold.push(await bench.cold(site, out));
      runs.get(name)?.warm.push(await bench.warm(site, out));
      if (name !== OWN_SITE) checkWords(out, name);
    }
  }
  return runs;
}

/** @throws Error if a tool has not written the whole page. Its time could not be compared. */
function checkWords(out: string, name: string): void {
  const [, page] = siteWords(2);
  const [document = ''] = fs.globSync(`${page?.path.slice(1)}{,/index}.html`, { cwd: out });
  const html = readFileSync(join(out, document), 'utf8');
  const titles = page?.sections.map(({ title }) => `>${title}</h2>`) ?? [];
  if (!titles.every((title) => html.includes(title))) {
    throw new Error(`${name} has left out a section of ${page?.path}.`);
  }
}

/** A table with a row for each tool: median times and peak memory, each also as a multiple of Eleventy's. */
function compare(title: string, runs: ReadonlyMap<string, Builds>): string {
  const figures = new Map(
    [...runs].map(([name, { cold, warm }]) => [
      name,
      {
        cold: medianOf(cold.map(({ wall }) => wall)),
        warm: medianOf(warm.map(({ wall }) => wall)),
        memory: Math.max(...[...cold, ...warm].map(({ memory }) => memory)),
      },
    ]),
  );
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
