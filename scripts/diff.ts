/**
 * `npm run diff -- <old dist> [<new dist>]`: compares every file of two built sites, and prints what a change does, as
 * Markdown for a pull request.
 */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runCommand } from './prerender/command-line.ts';
import { PROJECT } from './prerender/options.ts';
import { count } from './tools/count.ts';
import { compareBuilds } from './tools/diff/compare-builds.ts';
import { findLosses } from './tools/diff/find-losses.ts';
import { writeSummary } from './tools/diff/write-summary.ts';
import { readSitePages } from './tools/read-site-pages.ts';

const usage = `Usage: npm run diff -- <old dist> [<new dist>] [options]

  <old dist>          the site before the change; CONTRIBUTING.md says how to build it
  <new dist>          default: dist
  --patch FILE        also writes the lines that differ, HTML formatted as in a snapshot
  --screenshots FILE  also writes one HTML page with the pictures that differ, side by side
  --help              this text

Exit codes: 0 every file is the same; 1 files have changed; 2 the sites could not be compared;
3 files have changed, and a page, a link or an anchor is gone.
`;

const EXIT = { same: 0, changed: 1, error: 2, lost: 3 } as const;

const options = { patch: { type: 'string' }, screenshots: { type: 'string' } } as const;

await runCommand(
  { name: 'diff', usage, options, allowPositionals: true, failure: EXIT.error },
  async ({ values: { patch, screenshots }, positionals }) => {
    const [before, after = join(PROJECT, 'dist'), ...surplus] = positionals.map((path) =>
      resolve(path),
    );
    if (!before || surplus.length > 0)
      throw new Error(
        `Name the old site and, if you like, the new one: one or two folders.\n\n${usage}`,
      );
    for (const dist of [before, after]) readSitePages(dist);

    const diff = compareBuilds(before, after);
    const losses = findLosses(diff.files);
    console.log(await writeSummary(diff, losses));
    if (patch) writeFileSync(patch, diff.files.map((file) => file.patch).join('\n'));
    if (screenshots) {
      // Needs a browser, unlike the rest.
      const { writeScreenshots } = await import('./tools/diff/write-screenshots.ts');
      const differing = await writeScreenshots(before, after, screenshots);
      console.error(`${count(differing, 'different picture')}: ${screenshots}`);
    }
    if (Object.values(losses).some((list) => list.length > 0)) process.exitCode = EXIT.lost;
    else process.exitCode = diff.files.length + diff.onlyHashes > 0 ? EXIT.changed : EXIT.same;
  },
);
