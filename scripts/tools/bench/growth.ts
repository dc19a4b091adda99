import { textTable } from '../../prerender/report/text-table.ts';
import type { Section } from './bench-run.ts';
import { medianOf } from './median.ts';
import { pointwork } from './tools/pointwork.ts';
import { kilobytes, megabytes, milliseconds, seconds } from './units.ts';

/** How often a small site is built. A large one takes long enough for one run to be reliable. */
const RUNS = 3;

const CORES_NOTE =
  'Cores: processor time divided by time. If it is well below 2 on two cores, other programs have disturbed the run.';

/** Builds generated sites of more and more routes. Time and memory should not grow faster than the number of routes. */
export const growth: Section = {
  name: 'growth',
  title:
    'Generated sites: 12 sections and about 10 kB of HTML on each page, whole processes, no cache',
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
    const head = ['routes', 'time', 'per route', 'processor', 'cores', 'memory', 'per route'];
    return `${textTable([head, ...rows])}\n\n${CORES_NOTE}`;
  },
};
