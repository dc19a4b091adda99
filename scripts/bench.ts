/**
 * `npm run bench`: measures how fast builds, visits and first loads are, beside Eleventy and Astro in the same run:
 * the ratios are about the same on every machine. It never fails because of a time. Each section of the output is a file
 * in `tools/bench/`.
 */
import { runCommand } from './prerender/command-line.ts';
import { builds } from './tools/bench/builds.ts';
import { firstLoads } from './tools/bench/first-loads.ts';
import { visits } from './tools/bench/visits.ts';

const SECTIONS = new Map(Object.entries({ builds, visits, loads: firstLoads }));

const USAGE = `Usage: npm run bench -- [sections]

  sections  which to measure: ${[...SECTIONS.keys()].join(' ')} (default: all)
  --help    this text

Eleventy and Astro are installed once.
`;

await runCommand(
  { name: 'bench', usage: USAGE, options: {}, allowPositionals: true },
  async ({ positionals }) => {
    const unknown = positionals.find((name) => !SECTIONS.has(name));
    if (unknown !== undefined) throw new Error(`There is no section "${unknown}".\n\n${USAGE}`);
    for (const [name, measure] of SECTIONS) {
      if (positionals.length === 0 || positionals.includes(name))
        console.log(`${await measure()}\n`);
    }
  },
);
