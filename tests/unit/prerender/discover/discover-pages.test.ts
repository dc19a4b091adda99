import { expect, test } from 'vitest';
import { discoverPages } from '../../../../scripts/prerender/discover/discover-pages.ts';
import { writeFiles } from '../../../support/sites/site-files.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

async function discover(...files: string[]) {
  const root = await temporaryFolder();
  await writeFiles(root, Object.fromEntries(files.map((file) => [`pages/${file}`, ''])));
  return discoverPages(root);
}

test('each .tsx file under pages/ is a route, in the order of the paths', async () => {
  const { routes, faults } = await discover('index.tsx', 'b.tsx', 'a/index.tsx', 'a/b-2.tsx');
  expect(faults).toEqual([]);
  expect(routes).toEqual([
    { path: '/', name: 'index', file: 'pages/index.tsx' },
    { path: '/a', name: 'a', file: 'pages/a/index.tsx' },
    { path: '/a/b-2', name: 'a-b-2', file: 'pages/a/b-2.tsx' },
    { path: '/b', name: 'b', file: 'pages/b.tsx' },
  ]);
});

test('a route may have one or several hyphens, but only between letters or digits', async () => {
  const { routes, faults } = await discover('a-b.tsx', 'a--c.tsx', 'a-.tsx');
  expect(faults).toMatchObject([
    {
      what: 'Invalid route name "a-"',
      why: expect.stringContaining('lower-case letters and digits, with hyphens between them,'),
    },
  ]);
  expect(routes.map(({ path }) => path)).toEqual(['/a-', '/a--c', '/a-b']);
});

test('a route whose name would be too long for the name of its preview is refused', async () => {
  const folders = 'a'.repeat(200);
  const longest = `${folders}/${'b'.repeat(50)}.tsx`;
  const tooLong = `${folders}/${'b'.repeat(51)}.tsx`;
  const { faults } = await discover(longest, tooLong);
  expect(faults).toMatchObject([
    {
      file: `pages/${tooLong}`,
      why: expect.stringContaining('It has 252 characters, and file systems allow 251'),
      fix: expect.stringContaining('Shorten'),
    },
  ]);
});

test('content, middleware, islands, examples and hidden files are not routes', async () => {
  const { routes, faults } = await discover(
    'index.tsx',
    'index.content.ts',
    '_middleware.ts',
    '_draft.tsx',
    '_parts/part.tsx',
    'Menu.island.tsx',
    'menu.examples.tsx',
    'notes.md',
    '.hidden.tsx',
    '...tsx',
    '.git/hooks.tsx',
    '.tsx',
  );
  expect(faults).toEqual([]);
  expect(routes.map(({ path }) => path)).toEqual(['/']);
});

test.each([
  ['Contact.tsx', 'contact'],
  ['about us.tsx', 'about-us'],
  ['a--.tsx', 'a'],
  ['-a.tsx', 'a'],
  ['snake_case.tsx', 'snake-case'],
  ['über.tsx', 'ber'],
  ['a.b.tsx', 'a-b'],
  ['%41.tsx', '41'],
  ['日本.tsx', 'page'],
])('the name %s is refused, and %s suggested', async (file, suggestion) => {
  const { faults } = await discover('index.tsx', file);
  expect(faults.map(({ fix }) => /to (\S+)\.tsx/.exec(fix)?.[1])).toEqual([suggestion]);
});

test.each([
  '404',
  '500',
  'assets',
  'og',
  'con',
  'nul',
  'com7',
  'a/aux',
  'a/index/index',
  'manifest',
])('the reserved name %s is refused', async (name) => {
  const { faults } = await discover('index.tsx', `${name}.tsx`);
  expect(faults).toMatchObject([
    {
      what: `Reserved route name "${name.split('/').find((part) => part !== 'a')}"`,
      file: `pages/${name}.tsx`,
      route: `/${name.replace(/\/index$/, '')}`,
    },
  ]);
});

test.each(['a/404.tsx', 'a/assets.tsx', 'console.tsx', 'indexes.tsx'])(
  'the name %s is not reserved',
  async (file) => {
    expect((await discover('index.tsx', file)).faults).toEqual([]);
  },
);
