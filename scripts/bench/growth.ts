import type { Section } from './bench-run.ts';
import { medianOf } from './figures.ts';
import { kilobytes, megabytes, milliseconds, seconds, table } from './table.ts';
import { pointwork } from './tools/pointwork.ts';

/** Runs of the small sites; a large one takes long enough to be measured by one. */
const RUNS = 3;

/** How a figure of a busy machine shows. */
const BUSY =
  'Cores: processor time in each second. Well below 2 on two cores, other programs were in the way.';

/** Generated sites of more and more routes: time and memory must not grow faster than they do. */
export const growth: Section = {
  name: 'growth',
  title: 'Generated sites: 12 sections and about 10 kB of HTML on each page, whole processes, cold',
  peers: 'without',
  async measure(bench) {
    const sizes = bench.options.isQuick ? [100, 1_000] : [100, 1_000, 4_000, 10_000];
    const rows: string[][] = [];
    for (const routes of sizes) {
      const site = await bench.site(pointwork(bench.engine), routes);
      const runs = await bench.repeat(routes > 1_000 ? 1 : RUNS, () => bench.cold(site));
      const time = medianOf(runs.map(({ wall }) => wall));
      const [{ wall, processor, memory } = {}] = runs;
      rows.push([
        routes.toLocaleString('en'),
        seconds(time),
        milliseconds(time / routes),
        seconds(processor),
        wall && processor ? (processor / wall).toFixed(1) : '',
        megabytes(memory),
        kilobytes(memory && memory / routes),
      ]);
    }
    const head = ['routes', 'time', 'a route', 'processor', 'cores', 'memory', 'a route'];
    return `${table([head, ...rows])}\n\n${BUSY}`;
  },
};
