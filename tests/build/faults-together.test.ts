import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { digestFolder } from '../support/sites/digest-folder.ts';
import { readFaults } from '../support/sites/read-faults.ts';
import { runBuild } from '../support/sites/run-build.ts';
import { pageSource, SMALL_SITE, writeFiles } from '../support/sites/site-files.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const TEN_BROKEN_FILES = {
  'pages/broken/throws.tsx': pageSource('Throws', '', { before: 'throw 1;' }),
  'pages/broken/style.tsx': pageSource('Style', '<p style={{ top: 0 }} />'),
  'pages/broken/link.tsx': pageSource('Link', '<a href="/gone">Gone</a>'),
  'pages/broken/id.tsx': pageSource('Id', '<p id="a" /><p id="a" />'),
  'pages/broken/nesting.tsx': pageSource('Nesting', '<p><div /></p>'),
  'pages/broken/title.tsx': pageSource('', ''),
  'pages/broken/layout.tsx': pageSource('Layout', '', { facts: "layout: 'none'" }),
  'pages/broken/[name].tsx': pageSource('Name', ''),
  'pages/broken/syntax.tsx': 'export const page = {',
  'assets/public/manifest.json': '{}',
};

test('ten faults in ten files are all reported at once, the old site stays, and the corrected site is built', async () => {
  const folder = await temporaryFolder();
  const root = join(folder, 'site');
  const out = join(folder, 'published');
  await writeFiles(root, SMALL_SITE);
  const first = await runBuild({ root, out });
  expect(first.code, first.stderr).toBe(0);
  expect(first.stderr).toBe('');
  const published = await digestFolder(folder);

  await writeFiles(root, TEN_BROKEN_FILES);
  const broken = await runBuild({ root, out });
  expect(broken.code).toBe(1);
  expect(broken.stdout).toBe('');
  expect(readFaults(broken.stderr).map(({ where, what }) => [where, what])).toEqual([
    ['assets/public/manifest.json', 'Two sources for manifest.json'],
    ['pages/broken/[name].tsx', 'Parameter route /broken/[name]'],
    ['pages/broken/id.tsx, route /broken/id', 'The id "a" is used more than once'],
    ['pages/broken/layout.tsx, route /broken/layout', 'Unknown layout "none"'],
    ['pages/broken/link.tsx, route /broken/link', 'Broken link /gone'],
    ['pages/broken/nesting.tsx, route /broken/nesting', 'Invalid nesting: <div> in <p>'],
    ['pages/broken/style.tsx, route /broken/style', 'Inline code: style on <p>'],
    ['pages/broken/syntax.tsx', 'Cannot compile pages/broken/syntax.tsx:1'],
    [
      'pages/broken/throws.tsx, route /broken/throws',
      'pages/broken/throws.tsx threw an error while it was rendered',
    ],
    ['pages/broken/title.tsx, route /broken/title', 'A page without a title'],
  ]);

  await rm(join(root, 'pages/broken'), { recursive: true });
  await rm(join(root, 'assets/public'), { recursive: true });
  expect(await digestFolder(folder)).toEqual(published);

  const repaired = await runBuild({ root, out });
  expect(repaired.code, repaired.stderr).toBe(0);
  expect(await digestFolder(folder)).toEqual(published);
});
