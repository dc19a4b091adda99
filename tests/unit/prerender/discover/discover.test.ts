import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { discoverModules } from '../../../../scripts/prerender/discover/discover-modules.ts';
import { discoverPages } from '../../../../scripts/prerender/discover/discover-pages.ts';
import { writeFiles } from '../../../support/sites/site-files.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

/** The root of a site with these files. */
async function siteOf(files: readonly string[]) {
  const root = await temporaryFolder();
  await writeFiles(root, Object.fromEntries(files.map((file) => [file, ''])));
  return root;
}

async function faultsIn(files: readonly string[]) {
  return discoverModules(await siteOf(files)).faults;
}

test('a layout or a behavior whose name could break out of an attribute is refused', async () => {
  const names = ['layouts/default.tsx', 'layouts/x"y.tsx', 'components/Big Shout.behavior.ts'];
  expect(await faultsIn(names)).toMatchObject([
    { what: 'Invalid name "x"y"', file: 'layouts/x"y.tsx' },
    { what: 'Invalid name "Big Shout"', file: 'components/Big Shout.behavior.ts' },
  ]);
});

const ALMOST = {
  'components/Count.island.jsx': 'components/Count.island.tsx',
  'components/Total.Islands.tsx': 'components/Total.island.tsx',
  'components/nod.behaviour.ts': 'components/nod.behavior.ts',
  'layouts/_preview.jsx': 'layouts/_preview.tsx',
  'layouts/_site.tsx': 'layouts/_site.ts',
  'layouts/dark.jsx': 'layouts/dark.tsx',
  'pages/_middleware.js': 'pages/_middleware.ts',
  'pages/_site.ts': 'layouts/_site.ts',
  'pages/about.jsx': 'pages/about.tsx',
  'pages/blog/post.JSX': 'pages/blog/post.tsx',
};

test('a file whose name almost says what it is, is refused with the name that does', async () => {
  const faults = await faultsIn(Object.keys(ALMOST).reverse());
  const fixes = faults.map(({ file, fix }) => [file, /it (\S+),/.exec(fix)?.[1]]);
  expect(Object.fromEntries(fixes)).toEqual(ALMOST);
  expect(faults[0]?.what).toBe('_middleware.js is not taken for _middleware.ts');
});

test('a file whose name says something else may be imported by others, and is no fault', async () => {
  const helpers = [
    ...['components/Count.island.css', 'components/Count.island.test.ts', 'components/old.jsx'],
    ...['layouts/_frame.tsx', 'layouts/_site.content.ts', 'layouts/parts/Menu.jsx'],
    ...['pages/README.md', 'pages/_part.jsx', 'pages/_notes/a.md', 'pages/a.content.ts'],
    ...['pages/a.behavior.ts', 'pages/sum.js'],
  ];
  expect(await faultsIn(helpers)).toEqual([]);
});

test('a file that several links lead to is one module, and a link is what it leads to', async () => {
  const files = ['shared/Menu.island.tsx', 'shared/shout.behavior.ts', 'shared/Plain.tsx'];
  const root = await siteOf(files);
  await mkdir(join(root, 'components'));
  await symlink('../shared', join(root, 'components/one'), 'junction');
  await symlink('../shared', join(root, 'components/two'), 'junction');
  await symlink('../shared/Plain.tsx', join(root, 'components/Link.island.tsx'));

  const { modules, faults } = discoverModules(root);
  expect(modules.islands.filter((file) => file.endsWith('.island.tsx'))).toEqual([
    'shared/Menu.island.tsx',
  ]);
  expect(modules.behaviors).toEqual({ shout: 'shared/shout.behavior.ts' });
  expect(faults).toMatchObject([
    {
      what: 'components/Link.island.tsx is a link to something that is no island',
      file: 'components/Link.island.tsx',
      why: expect.stringContaining('shared/Plain.tsx'),
    },
  ]);
});

async function discover(...pages: string[]) {
  return discoverPages(await siteOf(pages.map((page) => `pages/${page}`)));
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

test('names that cannot be used are refused, each with a suggestion', async () => {
  const suggestions = {
    'Contact.tsx': 'contact',
    'about us.tsx': 'about-us',
    '-b.tsx': 'b',
    'über.tsx': 'ber',
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
