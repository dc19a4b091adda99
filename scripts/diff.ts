/**
 * `npm run diff -- <old dist> [<new dist>]`: prints what a change does to the site, as Markdown for a pull request.
 * What a comment cannot hold is left out, and named; `--full FILE` also writes all of it. `--screenshots FILE` also writes
 * an HTML page with pictures from before and after.
 */
import './prerender/require-node.ts';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { PROJECT } from './prerender/options.ts';
import { countDiffering } from './tools/count.ts';
import { compareSites, losesSomething } from './tools/diff/compare-sites.ts';
import { readSite } from './tools/diff/read-site.ts';
import { writeMarkdown } from './tools/diff/write-markdown.ts';

const USAGE = `Usage: npm run diff -- <old dist> [<new dist>] [options]

  <old dist>          the site before the change; CONTRIBUTING.md says how to build it
  <new dist>          default: dist
  --full FILE         also writes everything, of which a comment can hold only the first 60 kB
  --screenshots FILE  also writes one HTML page with the pictures that differ, before, after and marked
  --help              this text

Exit codes: 0 no page has changed; 1 pages have changed; 2 the sites could not be compared;
3 pages have changed, and a page, a link or an anchor is gone.
`;

/** The exit codes, for CI. */
const EXIT = { same: 0, changed: 1, error: 2, lost: 3 } as const;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      full: { type: 'string' },
      screenshots: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  const [before, after = join(PROJECT, 'dist'), ...surplus] = positionals;
  if (values.help) console.log(USAGE);
  else if (!before || surplus.length > 0)
    throw new Error(
      `Name the old site and, if you like, the new one: one or two folders.\n\n${USAGE}`,
    );
  else process.exitCode = await compare(resolve(before), resolve(after), values);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = EXIT.error;
}

async function compare(
  before: string,
  after: string,
  { full, screenshots }: { full?: string; screenshots?: string },
): Promise<number> {
  const sites = { before: await readSite(before), after: await readSite(after) };
  const diff = compareSites(sites.before, sites.after);
  console.log(writeMarkdown(diff));
  if (full) writeFileSync(full, writeMarkdown(diff, Infinity));
  if (screenshots) {
    // Needs a browser, unlike the rest.
    const { writeScreenshots } = await import('./tools/diff/screenshots.ts');
    const count = await writeScreenshots(
      { dist: before, paths: sites.before.pages.keys() },
      { dist: after, paths: sites.after.pages.keys() },
      screenshots,
    );
    console.error(`${countDiffering(count, 'picture')}: ${screenshots}`);
  }
  if (losesSomething(diff)) return EXIT.lost;
  return diff.pages.length > 0 ? EXIT.changed : EXIT.same;
}
