import { join } from 'node:path';
import { newFolder } from '../../prerender/files/new-folder.ts';
import { PROJECT } from '../../prerender/options.ts';
import { textTable } from '../../prerender/report/text-table.ts';
import { generateSite } from './generate-site.ts';
import { type Build, measureBuild } from './measure-build.ts';
import { buildProject, eleventy, pointwork } from './site-tools.ts';
import { medianOf, megabytes, seconds } from './units.ts';

/** Numbers of routes, and how often a site of so many is built. One build of many takes long enough to be reliable. */
const SIZES = [
  [1_000, 3],
  [4_000, 1],
] as const;

interface Builder {
  name: string;
  root: string;
  build: (out: string) => readonly string[];
  cold: Build[];
  warm: Build[];
}

/** Builds the same pages with the engine and with Eleventy, in turn, and beside them the site of this project. */
export async function builds(): Promise<string> {
  const tables: string[] = [];
  for (const [routes, times] of SIZES) tables.push(await buildInTurn(routes, times));
  return tables.join('\n\n');
}

async function buildInTurn(routes: number, times: number): Promise<string> {
  const builders: Builder[] = [
    { name: 'this site', build: (out: string) => buildProject(PROJECT, out), root: newFolder() },
    { ...pointwork, root: generateSite(pointwork, routes) },
    { ...eleventy, root: generateSite(eleventy, routes) },
  ].map(({ name, root, build }) => ({ name, root, build, cold: [], warm: [] }));
  for (let time = 0; time < times; time++) {
    for (const { root, build, cold, warm } of builders) {
      const cache = newFolder();
      for (const series of [cold, warm]) {
        const out = join(newFolder(), 'out');
        series.push(await measureBuild(build(out), root, cache));
      }
    }
  }
  return compare(`Builds of ${routes.toLocaleString('en')} routes`, builders);
}

/** A table with a row for each: medians and peak memory, each also as a multiple of Eleventy's. */
function compare(title: string, builders: readonly Builder[]): string {
  const figures = builders.map(({ name, cold, warm }) => ({
    name,
    cold: medianOf(cold.map(({ time }) => time)),
    warm: medianOf(warm.map(({ time }) => time)),
    processor: medianOf(cold.map(({ processor }) => processor)),
    memory: Math.max(...[...cold, ...warm].map(({ memory }) => memory)),
  }));
  const unit = figures.at(-1) ?? { cold: 0, warm: 0, processor: 0, memory: 0 };
  const ratio = (value: number, of: number) => `${(value / of).toFixed(2)} ×`;
  const rows = figures.map(({ name, cold, warm, processor, memory }) => [
    name,
    ...[seconds(cold), ratio(cold, unit.cold)],
    ...[seconds(warm), ratio(warm, unit.warm)],
    ...[seconds(processor), ratio(processor, unit.processor)],
    ...[megabytes(memory), ratio(memory, unit.memory)],
  ]);
  const of = `of ${eleventy.name}’s`;
  return textTable([
    [title, ...['cold', of, 'warm', of, 'processor, cold', of, 'memory', of]],
    ...rows,
  ]);
}
