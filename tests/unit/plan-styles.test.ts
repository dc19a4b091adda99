import { expect, test } from 'vitest';
import { planStyles } from '../../scripts/build/bundle/plan-styles.ts';
import type { SiteModules } from '../../scripts/build/discover/discover-modules.ts';
import type { Route } from '../../scripts/build/discover/discover-pages.ts';

const MODULES: SiteModules = {
  layouts: new Map([['default', 'layouts/default.tsx']]),
  errorPage: 'layouts/error.tsx',
  siteFile: undefined,
  preview: undefined,
  middleware: undefined,
  islands: [],
  behaviors: new Map(),
  siteStyles: 'site.css',
  publicFiles: [],
};

/** The plan of a site, from what each of its files imports. */
function plan(imports: Readonly<Record<string, readonly string[]>>) {
  const pages = Object.keys(imports).filter((file) => file.startsWith('pages/'));
  const sources = Object.fromEntries(
    Object.entries(imports).map(([file, paths]) => [
      file,
      { bytes: 0, imports: paths.map((path) => ({ path, kind: 'import-statement' as const })) },
    ]),
  );
  const { inline, linked, pages: names } = planStyles(pages.map(route), MODULES, sources);
  return {
    site: inline.get('site'),
    pages: pages.map((file) => linked.get(names.get(file) ?? '')),
    errors: inline.get('errors'),
  };
}

const route = (file: string): Route => ({ file, name: file, path: `/${file}` });

test('what the layouts import is inline, what only a page imports is linked', () => {
  expect(
    plan({
      'layouts/default.tsx': ['Navbar.css'],
      'pages/plain.tsx': ['Navbar.css'],
      'pages/team.tsx': ['Navbar.css', 'Team.css'],
    }),
  ).toEqual({
    site: ['site.css', 'Navbar.css'],
    pages: [undefined, ['Team.css']],
    errors: ['site.css', 'Navbar.css'],
  });
});

test('a late stylesheet of the layouts is linked on every page, in front of the blocks, and inline on error pages', () => {
  expect(
    plan({
      'layouts/default.tsx': ['Navbar.css', 'Footer.late.css'],
      'layouts/error.tsx': ['ErrorPage.late.css'],
      'pages/plain.tsx': [],
      'pages/team.tsx': ['Team.css', 'Footer.late.css'],
    }),
  ).toEqual({
    site: ['site.css', 'Navbar.css'],
    pages: [
      ['Footer.late.css', 'ErrorPage.late.css'],
      ['Footer.late.css', 'ErrorPage.late.css', 'Team.css'],
    ],
    errors: ['site.css', 'Navbar.css', 'Footer.late.css', 'ErrorPage.late.css'],
  });
});
