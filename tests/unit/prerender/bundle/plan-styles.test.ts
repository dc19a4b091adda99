import { expect, test } from 'vitest';
import {
  inlineStyles,
  linkedStyles,
  sharedStyles,
} from '../../../../scripts/prerender/bundle/plan-styles.ts';
import type { SiteModules } from '../../../../scripts/prerender/discover/discover-modules.ts';

const MODULES: SiteModules = {
  layouts: { default: 'layouts/default.tsx' },
  errorPage: 'layouts/error.tsx',
  siteFile: undefined,
  preview: undefined,
  middleware: undefined,
  islands: [],
  behaviors: {},
  siteStyles: 'site.css',
  publicFiles: [],
  leftOut: [],
};

/** Where styles go, from what the layouts and each page import. */
function plan(layoutStyles: readonly string[], ...pages: (readonly string[])[]) {
  const shared = sharedStyles(MODULES, layoutStyles);
  const linked = pages.map((styles) => linkedStyles(styles, shared));
  return { site: inlineStyles(shared), pages: linked, errors: shared };
}

test('what the layouts import is inline, what only a page imports is linked', () => {
  expect(plan(['Navbar.css'], ['Navbar.css'], ['Navbar.css', 'Team.css'])).toEqual({
    site: ['site.css', 'Navbar.css'],
    pages: [[], ['Team.css']],
    errors: ['site.css', 'Navbar.css'],
  });
});

test('a late stylesheet of the layouts is linked on every page, in front of the blocks, and inline on error pages', () => {
  expect(
    plan(['Navbar.css', 'Footer.late.css', 'Cursor.late.css'], [], ['Team.css', 'Footer.late.css']),
  ).toEqual({
    site: ['site.css', 'Navbar.css'],
    pages: [
      ['Footer.late.css', 'Cursor.late.css'],
      ['Footer.late.css', 'Cursor.late.css', 'Team.css'],
    ],
    errors: ['site.css', 'Navbar.css', 'Footer.late.css', 'Cursor.late.css'],
  });
});
