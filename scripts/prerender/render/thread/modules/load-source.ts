import { readFileSync } from 'node:fs';
import type { LoadHookSync } from 'node:module';
import { basename, extname, join } from 'node:path';
import { ASSET, assetUrl } from '../../../bundle/asset-files.ts';
import { BuildFailure, messageOf } from '../../../faults/fault.ts';
import { relativePath } from '../../../files/relative-path.ts';
import { recordAsset } from '../published-assets.ts';
import { threadOptions } from '../thread-options.ts';
import { compileSource } from './compile-source.ts';
import { forgetImports } from './module-graph.ts';
import { isSlotUrl, pathOf, siteSource } from './site-url.ts';
import { sourceFailure } from './source-failure.ts';

const ISLAND_SLOTS = new URL('island-slots.ts', import.meta.url).href;

/**
 * A Node hook: turns TypeScript, JSX and the other files that the site imports into modules. A stylesheet becomes an
 * empty module, since resolveImport has already noted it.
 */
export const loadSource: LoadHookSync = (url, context, nextLoad) => {
  if (!url.startsWith('file:')) return nextLoad(url, context);
  const path = pathOf(url);
  const file = siteSource(url);
  if (path.endsWith('.css')) return moduleOf('');
  if (ASSET.test(path)) {
    const source = relativePath(threadOptions.root, path);
    const asset = assetUrl(path, '/assets/', (name, bytes) => recordAsset(source, { name, bytes }));
    return moduleOf(`export default ${JSON.stringify(asset)};`);
  }
  if (file === undefined) return nextLoad(url, context);
  if (isSlotUrl(url)) return moduleOf(islandSlotSource(file));
  if (file.endsWith('.json')) {
    const source = readJson(file);
    const isNamed = context.importAttributes.type === 'json';
    return isNamed
      ? { format: 'json', source, shortCircuit: true }
      : moduleOf(`export default ${source};`);
  }
  if (/\.(cjs|node|wasm)$/.test(file)) return nextLoad(url, context);
  if (!/\.(tsx?|m?jsx?)$/.test(file)) throw unreadable(file);
  forgetImports(file);
  return moduleOf(compileSource(file).code);
};

/**
 * Reads a JSON file. A byte order mark is left out, as Node and esbuild do.
 *
 * @param file relative to the root.
 * @throws BuildFailure with the line if it is not JSON.
 */
function readJson(file: string): string {
  const text = readFileSync(join(threadOptions.root, file), 'utf8').replace(/^\ufeff/, '');
  try {
    JSON.parse(text);
    return text;
  } catch (error) {
    const why = messageOf(error);
    // An error at the end of the file has no line.
    const line = Number(/line (\d+)/.exec(why)?.[1] ?? text.trimEnd().split('\n').length);
    throw sourceFailure({ file, line }, why);
  }
}

function unreadable(file: string): BuildFailure {
  return new BuildFailure([
    {
      what: `Cannot import ${file}`,
      file,
      why: `There is no rule for files that end in "${extname(file)}".`,
      fix: 'Import modules, stylesheets, pictures, fonts and JSON. Read other files in the `load` of a page.',
    },
  ]);
}

function moduleOf(source: string) {
  return { format: 'module', source, shortCircuit: true } as const;
}

/** The source of the module that stands for an island. */
function islandSlotSource(file: string): string {
  const island = JSON.stringify(`./${basename(file)}`);
  return `import * as island from ${island};
import { islandSlot } from ${JSON.stringify(ISLAND_SLOTS)};
export * from ${island};
export default islandSlot(island, ${JSON.stringify(file)});`;
}
