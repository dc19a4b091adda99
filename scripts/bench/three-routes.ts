import { globSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../build/options.ts';
import type { Bench, Section } from './bench-run.ts';
import { medianOf } from './figures.ts';
import { measureProcess, type ProcessRun } from './measure-process.ts';
import { ratio, seconds, table } from './table.ts';

/** How often each command runs. The table shows the median and the fastest run. */
const RUNS = 5;

/** What the build bundles. */
const SOURCES = [
  'pages/**/*.tsx',
  'layouts/*.tsx',
  'components/**/*.island.tsx',
  '**/*.behavior.ts',
  'assets/styles/site.css',
  'scripts/runtime/start.ts',
];

/** Compares the build of this project with an empty Node process and with esbuild alone, which no build can be faster than. */
export const threeRoutes: Section = {
  name: 'project',
  title: `This project, whole processes, median of ${RUNS}`,
  peers: 'without',
  async measure(bench) {
    const out = bench.newFolder();
    const empty = await bench.repeat(RUNS, () =>
      measureProcess({ args: ['-e', '0'] }, bench.signal),
    );
    const bundling = await bench.repeat(RUNS, () => esbuildAlone(bench));
    const cold = await bench.repeat(RUNS, () => bench.cold(bench.project));
    const warm = await bench.repeat(RUNS, () => bench.warm(bench.project, out));
    const time = (runs: readonly ProcessRun[]) => medianOf(runs.map(({ wall }) => wall));
    const row = (name: string, runs: readonly ProcessRun[]) => [
      name,
      seconds(time(runs)),
      seconds(Math.min(...runs.map(({ wall }) => wall))),
      seconds(runs[0]?.processor),
      ratio(time(runs), time(empty)),
      ratio(time(runs), time(bundling)),
    ];
    return table([
      ['', 'median', 'fastest', 'processor', 'of Node', 'of esbuild'],
      row('node -e 0', empty),
      row('esbuild, the same sources', bundling),
      row('the build, without any cache', cold),
      row('the build', warm),
    ]);
  },
};

/** Bundles the same sources as the build with esbuild's own program. */
function esbuildAlone(bench: Bench): Promise<ProcessRun> {
  const { root } = bench.engine;
  const sources = globSync(SOURCES, { cwd: root, exclude: ['**/_*', 'node_modules'] });
  const files = ['svg', 'png', 'jpg', 'webp', 'avif', 'woff2', 'mp4', 'webm', 'vtt'];
  const args = [
    ...sources,
    ...['--bundle', '--minify', '--jsx=automatic', '--format=esm', '--splitting'],
    ...['--external:react', '--external:react-dom', '--external:pointwork:*'],
    ...files.map((extension) => `--loader:.${extension}=file`),
    `--outdir=${bench.newFolder()}`,
    '--log-level=error',
  ];
  const program = join(PROJECT, 'node_modules/.bin/esbuild');
  return measureProcess({ program, args, cwd: root }, bench.signal);
}
