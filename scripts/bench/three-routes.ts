import { join } from 'node:path';
import { discoverModules } from '../build/discover/discover-modules.ts';
import { discoverPages } from '../build/discover/discover-pages.ts';
import { type Bench, type Builds, PROJECT, type Section } from './bench-run.ts';
import { measureProcess } from './measure-process.ts';
import { seconds, table, times } from './table.ts';

/** Runs of each command; the table shows the one in the middle and the fastest. */
const RUNS = 5;

/** The project itself, built cold, beside an empty Node and beside esbuild alone: what no build could go below. */
export const threeRoutes: Section = {
  title: 'This project, whole processes, median of 5',
  async measure(bench) {
    const empty = await bench.repeat(RUNS, () =>
      measureProcess({ args: ['-e', '0'] }, bench.signal),
    );
    const bundling = await bench.repeat(RUNS, () => esbuildAlone(bench));
    const build = await bench.builds(PROJECT, RUNS);
    const row = (name: string, { median, fastest, runs }: Builds) => [
      name,
      seconds(median),
      seconds(fastest),
      seconds(runs[0]?.processor),
      times(median, empty.median),
      times(median, bundling.median),
    ];
    return [
      table([
        ['', 'median', 'fastest', 'processor', 'of Node', 'of esbuild'],
        row('node -e 0', empty),
        row('esbuild, the same sources', bundling),
        row('node scripts/build.ts', build),
      ]),
      '',
      `Of that, by its own clock: ${ownTimes(build).join(', ')}.`,
    ].join('\n');
  },
};

/** esbuild's own program on all that the build bundles: pages, layouts, islands, runtime and styles. */
function esbuildAlone(bench: Bench) {
  const { modules } = discoverModules(PROJECT);
  const sources = [
    ...discoverPages(PROJECT).routes.map(({ file }) => file),
    ...modules.layouts.values(),
    ...modules.islands,
    ...modules.behaviors.values(),
    ...(modules.siteStyles ? [modules.siteStyles] : []),
    'scripts/runtime/start.ts',
  ];
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
  return measureProcess({ program, args, cwd: PROJECT }, bench.signal);
}

/** The time at the end of the build's summary. */
function ownTimes({ runs }: Builds): string[] {
  return runs.map(({ stdout }) => /([\d.]+ s)$/m.exec(stdout)?.[1] ?? '?');
}
