import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildBroken } from '../support/sites/build-broken.ts';
import { matching } from '../support/sites/describe-faults.ts';
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

test('a component with a mistake is one fault, with the routes of the pages that use it', async () => {
  const pages = (count: number, name: string, jsx: string) =>
    Array.from({ length: count }, (_, index) => [
      `pages/${name}/p${String(index).padStart(2, '0')}.tsx`,
      pageSource(`${name} ${index}`, jsx, {
        above: `import { Part } from '../../components/${name}.tsx';`,
      }),
    ]);
  const faults = await buildBroken({
    ...Object.fromEntries([
      ...pages(70, 'exports', '<Part />'),
      ...pages(30, 'props', '<Part />'),
      ...pages(3, 'markup', '<Part />'),
    ]),
    'components/exports.tsx':
      'export const Part = () => null;\nconst Other = null;\nexport { Other as Part };',
    'components/props.tsx': `import Like from './Like.island.tsx';
      export const Part = () => <Like count={() => 1} />;`,
    'components/markup.tsx': 'export const Part = () => <p><div /></p>;',
  });
  const others = (name: string, count: number) =>
    Array.from({ length: count }, (_, index) => `/${name}/p${String(index + 1).padStart(2, '0')}`);
  expect(faults).toEqual(
    [
      {
        what: 'Cannot compile components/exports.tsx:3',
        where: 'components/exports.tsx',
        why: "Duplicate export of 'Part'\n3 | export { Other as Part };",
      },
      {
        what: 'Invalid nesting: <div> in <p>',
        where: 'pages/markup/p00.tsx, route /markup/p00',
        why: `The same happens on ${others('markup', 2).join(', ')}.`,
      },
      {
        what: 'pages/props/p00.tsx threw an error while it was rendered',
        where: 'pages/props/p00.tsx, route /props/p00',
        why: 'Like props.count is a function',
      },
    ].map(matching),
  );
  const [, listed = ''] = /The same happens on (.*)\./s.exec(faults[2]?.why ?? '') ?? [];
  expect(listed.replaceAll('\n', ' ')).toBe(`${others('props', 20).join(', ')} and 9 more`);
});
