import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { nameByContent } from '../../../../scripts/prerender/bundle/name-by-content.ts';
import {
  inlineStyles,
  linkedStyles,
  sharedStyles,
} from '../../../../scripts/prerender/bundle/plan-styles.ts';
import type { SiteModules } from '../../../../scripts/prerender/discover/discover-modules.ts';
import { hashOf } from '../../../../scripts/prerender/files/hash.ts';
import { type SiteFiles, writeFiles } from '../../../support/sites/site-files.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const FILES: SiteFiles = {
  'one.js': "import { shared } from './shared.js'; console.log('one', shared);",
  'two.js': "import { shared } from './shared.js'; import('./lazy.js'); console.log(shared);",
  'shared.js': "export const shared = 'shared';",
  'lazy.js': "console.log('lazy');",
};

async function bundle(files: SiteFiles) {
  const root = join(await temporaryFolder(), 'site');
  await writeFiles(root, files);
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    bundle: true,
    entryNames: '[name]-[hash]',
    entryPoints: ['one.js', 'two.js'],
    format: 'esm',
    metafile: true,
    minify: true,
    outdir: join(root, 'assets'),
    splitting: true,
    write: false,
  });
  return nameByContent(outputFiles, metafile, root);
}

const named = async (files: SiteFiles) =>
  Object.fromEntries(
    [...(await bundle(files)).values()].map((script) => [script.entryPoint ?? 'shared', script]),
  );

test('each script is named after the hash of its final bytes, imports use these names, and it is fetched with its static imports alone', async () => {
  const scripts = await named(FILES);
  for (const { name, text } of Object.values(scripts))
    expect(name).toContain(`-${hashOf(text)}.js`);
  const { shared, 'one.js': one, 'two.js': two, 'lazy.js': lazy } = scripts;
  expect(one?.text).toContain(`"./${shared?.name}"`);
  expect(two?.text).toContain(`"./${lazy?.name}"`);
  expect(two?.fetchedWith).toEqual([two?.name, shared?.name]);
  expect(lazy?.fetchedWith).toEqual([lazy?.name]);
});

test('a change renames the script that has it and those that import it, and no other', async () => {
  const before = await named(FILES);
  const after = await named({ ...FILES, 'lazy.js': "console.log('other');" });
  const changed = Object.keys(before).filter((key) => before[key]?.name !== after[key]?.name);
  expect(changed.sort()).toEqual(['lazy.js', 'two.js']);
});

test('scripts that import each other are refused', async () => {
  const files = { ...FILES, 'one.js': "import('./two.js');", 'two.js': "import('./one.js');" };
  await expect(bundle(files)).rejects.toMatchObject({ faults: [{ file: 'one.js and two.js' }] });
});

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
