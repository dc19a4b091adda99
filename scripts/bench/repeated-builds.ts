import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { textTable } from '../build/report/text-table.ts';
import type { Section } from './bench-run.ts';
import { pagePath } from './site-words.ts';
import { pointwork } from './tools/pointwork.ts';
import { ratio, seconds } from './units.ts';

const ROUTES = 1_000;

/** Measures a build into a folder with an older build, and lists the files that change if one word on one page does. */
export const repeatedBuilds: Section = {
  name: 'again',
  title: `A build that replaces an earlier one, ${ROUTES.toLocaleString('en')} routes`,
  peers: 'without',
  async measure(bench) {
    const tool = pointwork(bench.engine);
    const site = await bench.site(tool, ROUTES);
    const out = bench.newFolder();
    const first = await bench.cold(site, out);
    const again = await bench.warm(site, out);

    const before = digestFiles(out);
    const page = join(site.root, tool.pageFile(pagePath(ROUTES >> 1)));
    const source = readFileSync(page, 'utf8');
    writeFileSync(page, source.replace(/(?<=<h1>)Guide/, 'Tour'));
    const changed = await bench.warm(site, out);
    writeFileSync(page, source);

    const after = digestFiles(out);
    const files = [...new Set([...before.keys(), ...after.keys()])].filter(
      (file) => before.get(file) !== after.get(file),
    );
    const row = (name: string, wall: number) => [name, seconds(wall), ratio(wall, first.wall)];
    return [
      textTable([
        ['', 'time', 'of the first'],
        row('into a new folder, no cache', first.wall),
        row('again, nothing changed', again.wall),
        row('one word changed', changed.wall),
      ]),
      '',
      `One word changed on one page: ${files.length} of ${after.size} files changed (3 expected).`,
      ...files.map((file) => `  ${file}`),
    ].join('\n');
  },
};

/** File → hash of its bytes. */
function digestFiles(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Map(
    files.map((file) => {
      const path = join(file.parentPath, file.name);
      return [path, createHash('sha256').update(readFileSync(path)).digest('hex')];
    }),
  );
}
