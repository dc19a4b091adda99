/**
 * `npm run bench`: measures how fast a build, a visit and an edit are, and compares them with other programs. It prints
 * times and ratios, and never fails because of them. The ratios are about the same on every machine. Each section of the
 * output is a file in `bench/`.
 */
import './prerender/require-node.ts';
import { parseArgs } from 'node:util';
import { Bench, type Section } from './tools/bench/bench-run.ts';
import { besidePeers } from './tools/bench/beside-peers.ts';
import { edits } from './tools/bench/edits.ts';
import { firstLoads } from './tools/bench/first-loads.ts';
import { growth } from './tools/bench/growth.ts';
import { projectBuilds } from './tools/bench/project-builds.ts';
import { visits } from './tools/bench/visits.ts';

const SECTIONS: readonly Section[] = [
  besidePeers,
  projectBuilds,
  visits,
  firstLoads,
  edits,
  growth,
];

const USAGE = `Usage: npm run bench -- [options]

  --peers       also measures Eleventy and Astro, in the same run; they are downloaded once
  --only NAMES  prints only these sections: ${SECTIONS.map(({ name }) => name).join(',')}
  --quick       leaves out the sites of 4,000 and 10,000 routes
  --help        this text
`;

try {
  const { values } = parseArgs({
    options: {
      peers: { type: 'boolean', default: false },
      only: { type: 'string' },
      quick: { type: 'boolean', default: false },
      help: { type: 'boolean' },
    },
  });
  if (values.help) console.log(USAGE);
  else await measureAll(values);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function measureAll({
  peers,
  only,
  quick,
}: {
  peers: boolean;
  only?: string;
  quick: boolean;
}): Promise<void> {
  const excluded = peers ? 'without' : 'with';
  const sections =
    only?.split(',').map(sectionNamed) ?? SECTIONS.filter((section) => section.peers !== excluded);
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => stop.abort());
  }
  const bench = new Bench({ isQuick: quick, hasPeers: peers }, stop.signal);
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
