import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../build/discover/list-files.ts';
import type { Section } from './bench-run.ts';
import { pageFile, pagePath } from './generate-site.ts';
import { seconds, table, times } from './table.ts';

const ROUTES = 1_000;

/** A build over an older one: how much longer it takes, and which files change with one word on one page. */
export const repeatedBuilds: Section = {
  title: `A build over an existing one, ${ROUTES.toLocaleString('en')} routes`,
  async measure(bench) {
    const root = bench.site(ROUTES);
    const { median } = await bench.builds(root, 3);
    const out = bench.newFolder();
    await bench.build(root, out);
    const again = await bench.build(root, out);

    const before = digestFiles(out);
    const page = join(root, pageFile(pagePath(ROUTES >> 1)));
    const source = readFileSync(page, 'utf8');
    writeFileSync(page, source.replace(/(?<=<h1>)Guide/, 'Tour'));
    const changed = await bench.build(root, out);
    writeFileSync(page, source);

    const after = digestFiles(out);
    const files = [...new Set([...before.keys(), ...after.keys()])].filter(
      (file) => before.get(file) !== after.get(file),
    );
    return [
      table([
        ['', 'time', 'of the first'],
        ['into a new folder', seconds(median), times(median, median)],
        ['the same again', seconds(again.wall), times(again.wall, median)],
        ['one word changed', seconds(changed.wall), times(changed.wall, median)],
      ]),
      '',
      `One word changed on one page: ${files.length} of ${after.size} files changed (3 expected).`,
      ...files.map((file) => `  ${file}`),
    ].join('\n');
  },
};

/** File → hash of its bytes. */
function digestFiles(folder: string): Map<string, string> {
  return new Map(
    listFiles(folder).map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex'),
    ]),
  );
}
