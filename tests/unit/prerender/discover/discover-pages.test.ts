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

test('names that cannot be used are refused, each with a suggestion', async () => {
  const suggestions = {
    'Contact.tsx': 'contact',
    'about us.tsx': 'about-us',
    'a--.tsx': 'a',
    '-b.tsx': 'b',
    'snake_case.tsx': 'snake-case',
    'über.tsx': 'ber',
    'c.d.tsx': 'c-d',
    '%41.tsx': '41',
    '日本.tsx': 'page',
  };
  const { faults } = await discover('index.tsx', ...Object.keys(suggestions));
  expect(
    Object.fromEntries(
      faults.map(({ file, fix }) => [file?.slice('pages/'.length), /to (\S+)\.tsx/.exec(fix)?.[1]]),
    ),
  ).toEqual(suggestions);
});

test('reserved names are refused, and those that only begin like them are not', async () => {
  const reserved = ['404', '500', 'a/aux', 'assets', 'com7', 'con', 'manifest', 'nul', 'og'];
  const { faults } = await discover(
    'index.tsx',
    ...[...reserved, 'a/index/index'].map((name) => `${name}.tsx`),
    ...['a/404.tsx', 'a/assets.tsx', 'console.tsx', 'indexes.tsx'],
  );
  const faultOf = (name: string, file = name, route = name) => ({
    what: `Reserved route name "${name.replace('a/', '')}"`,
    file: `pages/${file}.tsx`,
    route: `/${route}`,
  });
  expect(faults).toHaveLength(reserved.length + 1);
  expect(faults).toEqual(
    expect.arrayContaining(
      [...reserved.map((name) => faultOf(name)), faultOf('index', 'a/index/index', 'a/index')].map(
        (fault) => expect.objectContaining(fault),
      ),
    ),
  );
});
