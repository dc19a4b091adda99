import { expect, test } from 'vitest';
import {
  inlineStyles,
  linkedStyles,
  sharedStyles,
} from '../../../../scripts/prerender/bundle/plan-styles.ts';
import type { SiteModules } from '../../../../scripts/prerender/discover/discover-modules.ts';

test('what the layouts import is inline, but its late stylesheets are linked on every page, before what only a page imports', () => {
  const modules = { siteStyles: 'site.css' } as SiteModules;
  const late = ['Footer.late.css', 'Cursor.late.css'];
  const shared = sharedStyles(modules, ['Navbar.css', ...late]);
  // On error pages all are inline.
  expect(shared).toEqual(['site.css', 'Navbar.css', ...late]);
  expect(inlineStyles(shared)).toEqual(['site.css', 'Navbar.css']);
  expect(linkedStyles(['Navbar.css'], shared)).toEqual(late);
  expect(linkedStyles(['Team.css', 'Navbar.css', 'Footer.late.css'], shared)).toEqual([
    ...late,
    'Team.css',
  ]);
});
