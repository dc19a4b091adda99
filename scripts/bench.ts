/**
 * `npm run bench`: measures how fast a build, a visit and a first load are, and never fails because of a time. With
 * `--peers` it compares them with other programs; the ratios are about the same on every machine. Each section of the
 * output is a file in `tools/bench/`.
 */
import './prerender/require-node.ts';
import { parseArgs } from 'node:util';
import { Bench, type Section } from './tools/bench/bench-run.ts';
import { builds } from './tools/bench/builds.ts';
import { firstLoads } from './tools/bench/first-loads.ts';
import { visits } from './tools/bench/visits.ts';

const SECTIONS: readonly Section[] = [builds, visits, firstLoads];

const USAGE = `Usage: npm run bench -- [options]

  --peers       also measures Eleventy and Astro, in the same run; they are installed once
  --only NAMES  prints only these sections: ${SECTIONS.map(({ name }) => name).join(',')}
  --help        this text
`;

try {
  const { values } = parseArgs({
    options: {
      peers: { type: 'boolean', default: false },
      only: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) console.log(USAGE);
  else {
    const sections = values.only?.split(',').map(sectionNamed) ?? SECTIONS;
    await measureAll(sections, values.peers);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function measureAll(sections: readonly Section[], hasPeers: boolean): Promise<void> {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => stop.abort());
  }
  const bench = new Bench(hasPeers, stop.signal);
  try {
    for (const { title, measure } of sections) {
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

function sectionNamed(name: string): Section {
  const section = SECTIONS.find((one) => one.name === name.trim());
  if (section) return section;
  throw new Error(`--only names "${name}", but there is no such section.\n\n${USAGE}`);
}
