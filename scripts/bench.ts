/**
 * `npm run bench`: how fast the build, a visit and an edit are, beside what it is made of and beside other tools. It
 * prints figures and their ratios and judges nothing; the ratios say the same on a slow machine. Each part is a file in
 * `bench/`.
 */
import { parseArgs } from 'node:util';
import { Bench, type Section } from './bench/bench-run.ts';
import { edits } from './bench/edits.ts';
import { growth } from './bench/growth.ts';
import { otherTools } from './bench/other-tools.ts';
import { repeatedBuilds } from './bench/repeated-builds.ts';
import { threeRoutes } from './bench/three-routes.ts';
import { visits } from './bench/visits.ts';

const SECTIONS: readonly Section[] = [
  threeRoutes,
  visits,
  edits,
  growth,
  repeatedBuilds,
  otherTools,
];

const USAGE = `Usage: npm run bench -- [options]

  --quick  leaves out the sites of 4,000 and 10,000 routes
  --help   this text
`;

try {
  const { values } = parseArgs({
    options: { quick: { type: 'boolean', default: false }, help: { type: 'boolean' } },
  });
  if (values.help) console.log(USAGE);
  else await measureAll(values.quick);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function measureAll(isQuick: boolean): Promise<void> {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => stop.abort());
  }
  const bench = new Bench(isQuick, stop.signal);
  try {
    for (const { title, measure } of SECTIONS) {
      console.log(`${title}\n${'-'.repeat(title.length)}`);
      console.log(`${await measure(bench)}\n`);
    }
  } catch (error) {
    if (!stop.signal.aborted) throw error;
    process.exitCode = 130;
  } finally {
    bench.remove();
  }
}
