import { readdirSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  layoutModules,
  type NamedModule,
  openRenderBundler,
} from '../../scripts/build/bundle/bundle-for-rendering.ts';
import { discoverModules } from '../../scripts/build/discover/discover-modules.ts';
import { discoverPages } from '../../scripts/build/discover/discover-pages.ts';
import { readOptions } from '../../scripts/build/options.ts';
import { openStepCache } from '../../scripts/dev/step-cache.ts';
import { pageSource, writeFiles } from '../support/sites/site-files.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const importing = (title: string, file: string) =>
  pageSource(title, '{words}', { above: `import { words } from '../components/${file}';` });

/** Without their source maps. */
const bundlesIn = (root: string) =>
  readdirSync(join(root, 'out'))
    .filter((name) => name.endsWith('.cjs'))
    .sort();

test.each([
  ['one page', ['pages/a.tsx'], ['pages-0.cjs']],
  ['what two of three pages import', ['components/both.ts'], ['pages-0.cjs', 'pages-1.cjs']],
  ['what a page imports by way of another module', ['components/own.ts'], ['pages-2.cjs']],
  ['a layout', ['layouts/default.tsx'], ['layouts.cjs']],
  ['nothing that is imported', ['assets/styles/other.css'], ALL()],
])('after a change of %s, the bundles that it concerns are made anew', async (_, changed, made) => {
  const { root, bundle } = await site();
  await bundle();
  await emptyOut(root);
  await bundle(changed);
  expect(bundlesIn(root)).toEqual(made);
});

test('after a page was added, the bundle that contains it is made again', async () => {
  const { root, bundle } = await site();
  await bundle();
  await emptyOut(root);
  await writeFiles(root, { 'pages/d.tsx': pageSource('D', '') });
  await bundle(['pages/d.tsx']);
  expect(bundlesIn(root)).toContain('pages-3.cjs');
});

test('a bundle with a fault is made again, since the lines it names may have moved', async () => {
  const { root, bundle } = await site();
  await writeFiles(root, { 'pages/a.tsx': 'import "./nowhere.ts";' });
  await bundle();
  await emptyOut(root);
  await bundle([]);
  expect(bundlesIn(root)).toEqual(['pages-0.cjs']);
});

test('a result without sources is kept while its key stays the same, whatever changes', async () => {
  const cache = openStepCache();
  const make = (made: string) => async () => ({ made, faults: [] });
  await cache.get('styles', 'a', make('first'));
  cache.invalidate();
  expect((await cache.get('styles', 'a', make('second'))).made).toBe('first');
  expect((await cache.get('styles', 'b', make('third'))).made).toBe('third');
  expect((await cache.get('styles', 'a', make('fourth'))).made).toBe('fourth');
});

test('a step that failed is taken again', async () => {
  const cache = openStepCache();
  const failing = cache.get('styles', 'a', () => Promise.reject(new Error('no disk')));
  await expect(failing).rejects.toThrow('no disk');
  const result = { faults: [] };
  expect(await cache.get('styles', 'a', async () => result)).toBe(result);
});

/** A new file may take precedence over a known one, so everything is made again. */
function ALL(): string[] {
  return ['layouts.cjs', 'pages-0.cjs', 'pages-1.cjs', 'pages-2.cjs'];
}

async function site() {
  const root = await temporaryFolder();
  await writeFiles(root, {
    'layouts/default.tsx': 'export default ({ children }) => <main>{children}</main>;',
    'components/both.ts': "export const words = 'both';",
    'components/own.ts': "export const words = 'own';",
    'components/way.ts': "export * from './own.ts';",
    'pages/a.tsx': importing('A', 'both.ts'),
    'pages/b.tsx': importing('B', 'both.ts'),
    'pages/c.tsx': importing('C', 'way.ts'),
  });
  const options = readOptions(['--root', root]);
  const out = join(root, 'out');
  const cache = openStepCache();
  const bundle = async (changed?: readonly string[]) => {
    cache.invalidate(changed);
    const bundler = openRenderBundler(options, out, new Map());
    const make = (name: string, modules: readonly NamedModule[]) =>
      cache.get(name, modules, () => bundler(name, modules));
    await make('layouts', layoutModules(discoverModules(root).modules));
    for (const [index, { path, file }] of discoverPages(root).routes.entries()) {
      await make(`pages-${index}`, [[path, file]]);
    }
  };
  return { root, bundle };
}

async function emptyOut(root: string): Promise<void> {
  await rm(join(root, 'out'), { recursive: true });
  await mkdir(join(root, 'out'));
}
