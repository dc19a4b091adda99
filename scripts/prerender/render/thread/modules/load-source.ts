import { readFileSync } from 'node:fs';
import type { LoadHookSync } from 'node:module';
import { extname, join } from 'node:path';
import { ASSET, assetUrl } from '../../../bundle/asset-files.ts';
import { cssModuleFault } from '../../../bundle/check-css.ts';
import { BuildFailure, messageOf } from '../../../faults/fault.ts';
import { recordAsset } from '../published-assets.ts';
import { threadOptions } from '../this-thread.ts';
import { compileSource, sourceFailure, specifiersAtTop } from './compile-source.ts';
import { beginModule } from './module-graph.ts';
import { importedFile, isIslandSlot, sourceUrl } from './source-url.ts';

const { root } = threadOptions;

const ISLAND_SLOTS = new URL('island-slots.ts', import.meta.url).href;

/**
 * A Node hook: turns TypeScript, JSX and the other files that the site imports into modules, and notes which imports
 * are at their top. A stylesheet becomes an empty module, since resolveImport has already noted it.
 */
export const loadSource: LoadHookSync = (url, context, nextLoad) => {
  const imported = importedFile(url);
  if (!imported) return nextLoad(url, context);
  const { file, isPackage } = imported;
  if (isIslandSlot(url)) return moduleOf(islandSlotSource(file));
  if (file.endsWith('.module.css')) throw new BuildFailure([cssModuleFault(file)]);
  if (file.endsWith('.css')) return moduleOf('');
  if (ASSET.test(file)) {
    const address = assetUrl(join(root, file), threadOptions, (name, bytes) =>
      recordAsset(file, name, bytes),
    );
    return moduleOf(`export default ${JSON.stringify(address)};`);
  }
  if (isPackage) {
    const loaded = nextLoad(url, context);
    if (loaded.format === 'module') beginModule(file, specifiersAtTop(String(loaded.source)));
    return loaded;
  }
  if (file.endsWith('.json')) {
    const source = readJson(file);
    return context.importAttributes.type === 'json'
      ? { format: 'json', source, shortCircuit: true }
      : moduleOf(`export default ${source};`);
  }
  if (!/\.(m?[jt]s|[jt]sx)$/.test(file)) throw new BuildFailure([unknownKind(file)]);
  const { code } = compileSource(file);
  beginModule(file, specifiersAtTop(code));
  return moduleOf(code);
};

function moduleOf(source: string) {
  return { format: 'module', source, shortCircuit: true } as const;
}

/** The source of the module that stands for an island. */
function islandSlotSource(file: string): string {
  const island = JSON.stringify(sourceUrl(file));
  return `import * as island from ${island};
import { islandSlot } from ${JSON.stringify(ISLAND_SLOTS)};
export * from ${island};
export default islandSlot(island, ${JSON.stringify(file)});`;
}

/**
 * Reads a JSON file. A byte order mark is left out, as Node and esbuild do.
 *
 * @param file relative to the root.
 * @throws BuildFailure with the line if it is not JSON.
 */
function readJson(file: string): string {
  const text = readFileSync(join(root, file), 'utf8').replace(/^\ufeff/, '');
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

function unknownKind(file: string) {
  return {
    what: `Cannot import ${file}`,
    file,
    why: `There is no rule for files that end in "${extname(file)}".`,
    fix: 'Import ES modules (.ts, .tsx, .js, .jsx), stylesheets, pictures, fonts and JSON. Read other files in the `load` of a page.',
  };
}
