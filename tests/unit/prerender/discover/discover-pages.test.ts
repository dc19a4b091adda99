import { expect, test } from 'vitest';
import { discoverPages } from '../../../../scripts/prerender/discover/discover-pages.ts';
import { writeFiles } from '../../../support/sites/site-files.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

async function discover(...files: string[]) {
  const root = await temporaryFolder();
  await writeFiles(root, Object.fromEntries(files.map((file) => [`pages/${file}`, ''])));
  return discoverPages(root);
}

test('each .tsx file under pages/ is a route, in the order of the paths; content, middleware, islands, examples and hidden files are not', async () => {
  const { routes, faults } = await discover(
    ...['index.tsx', 'b.tsx', 'a/index.tsx', 'a/b-2.tsx', 'index.content.ts', '_middleware.ts'],
    ...['_draft.tsx', '_parts/part.tsx', 'Menu.island.tsx', 'menu.examples.tsx', 'notes.md'],
    ...['.hidden.tsx', '...tsx', '.git/hooks.tsx', '.tsx'],
  );
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
  const why = expect.stringContaining('lower-case letters and digits, with hyphens between them,');
  expect(faults).toMatchObject([{ what: 'Invalid route name "a-"', why }]);
  expect(routes.map(({ path }) => path)).toEqual(['/a-', '/a--c', '/a-b']);
});

test('a route whose name would be too long for the name of its preview is refused', async () => {
  const folders = 'a'.repeat(200);
  const tooLong = `${folders}/${'b'.repeat(51)}.tsx`;
  const { faults } = await discover(`${folders}/${'b'.repeat(50)}.tsx`, tooLong);
  const why = expect.stringContaining('It has 252 characters, and file systems allow 251');
  const fix = expect.stringContaining('Shorten');
  expect(faults).toMatchObject([{ file: `pages/${tooLong}`, why, fix }]);
});

test('names that cannot be used are refused, each with a suggestion', async () => {
  const suggestions = {
    'Contact.tsx': 'contact',
    'about us.tsx': 'about-us',
    'a--.tsx': 'a',
    '-b.tsx': 'b',
    'über.tsx': 'ber',
    'c.d.tsx': 'c-d',
    '日本.tsx': 'page',
  };
  const { faults } = await discover('index.tsx', ...Object.keys(suggestions));
  const found = faults.map(({ file, fix }) => [file?.slice(6), /to (\S+)\.tsx/.exec(fix)?.[1]]);
  expect(Object.fromEntries(found)).toEqual(suggestions);
});

test('reserved names are refused, and those that only begin like them are not', async () => {
  const reserved = ['404', '500', 'a/aux', 'a/index/index', 'assets', 'com7', 'con', 'nul', 'og'];
  const others = ['index', 'a/404', 'a/assets', 'console', 'indexes'];
  const { faults } = await discover(...[...reserved, ...others].map((name) => `${name}.tsx`));
  const found = faults.map(({ file }) => file?.slice('pages/'.length, -'.tsx'.length));
  expect(found.sort()).toEqual(reserved);
  expect(faults).toContainEqual(
    expect.objectContaining({ what: 'Reserved route name "aux"', route: '/a/aux' }),
  );
});
