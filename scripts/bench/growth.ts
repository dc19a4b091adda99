import type { Section } from './bench-run.ts';
import { kilobytes, megabytes, milliseconds, seconds, table, times } from './table.ts';

/** Routes → seconds that the whole process may take on two idle cores; more is a regression. */
const BUDGETS: ReadonlyMap<number, number> = new Map([
  [1_000, 1.3],
  [4_000, 3.5],
  [10_000, 9],
]);

/** Runs of the small sites; a large one takes long enough to be measured by one. */
const RUNS = 3;

/** How a figure of a busy machine shows. */
const BUSY =
  'Cores: processor time in each second. Well below 2 on two cores, other programs were in the way.';

/** Generated sites of more and more routes: time and memory must not grow faster than they do. */
export const growth: Section = {
  title: 'Generated sites: 12 sections and about 10 kB of HTML on each page, whole process, cold',
  async measure(bench) {
    const sizes = bench.isQuick ? [100, 1_000] : [100, 1_000, 4_000, 10_000];
    const rows: string[][] = [];
    for (const routes of sizes) {
      const { median, runs } = await bench.builds(bench.site(routes), routes > 1_000 ? 1 : RUNS);
      const [{ wall, processor, memory, childMemory } = {}] = runs;
      const budget = BUDGETS.get(routes);
      rows.push([
        routes.toLocaleString('en'),
        seconds(median),
        budget === undefined ? '' : seconds(budget * 1000),
        budget === undefined ? '' : times(median, budget * 1000),
        milliseconds(median / routes),
        seconds(processor),
        wall && processor ? (processor / wall).toFixed(1) : '',
        megabytes(memory),
        kilobytes(memory && memory / routes),
        megabytes(childMemory),
      ]);
    }
    const lines = table([
      [
        'routes',
        'time',
        'budget',
        'of it',
        'a route',
        'processor',
        'cores',
        'memory',
        'a route',
        'esbuild’s',
      ],
      ...rows,
    ]);
    return `${lines}\n\n${BUSY}`;
  },
};
