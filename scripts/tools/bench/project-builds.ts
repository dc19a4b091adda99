import { textTable } from '../../prerender/report/text-table.ts';
import type { Section } from './bench-run.ts';
import { measureProcess, type ProcessRun } from './measure-process.ts';
import { medianOf } from './median.ts';
import { ratio, seconds } from './units.ts';

/** How often each command runs. The table shows the median and the fastest run. */
const RUNS = 5;

/** Compares the build of this project with an empty Node process, which no build can be faster than. */
export const projectBuilds: Section = {
  name: 'project',
  title: `This project, whole processes, median of ${RUNS}`,
  peers: 'without',
  async measure(bench) {
    const out = bench.newFolder();
    const empty = await bench.repeat(RUNS, () => measureProcess(['-e', '0'], bench.signal));
    const cold = await bench.repeat(RUNS, () => bench.cold(bench.project));
    const warm = await bench.repeat(RUNS, () => bench.warm(bench.project, out));
    const time = (runs: readonly ProcessRun[]) => medianOf(runs.map(({ wall }) => wall));
    const row = (name: string, runs: readonly ProcessRun[]) => [
      name,
      seconds(time(runs)),
      seconds(Math.min(...runs.map(({ wall }) => wall))),
      seconds(runs[0]?.processor),
      ratio(time(runs), time(empty)),
    ];
    return textTable([
      ['', 'median', 'fastest', 'processor', 'of Node'],
      row('node -e 0', empty),
      row('the build, without any cache', cold),
      row('the build', warm),
    ]);
  },
};
