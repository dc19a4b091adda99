import { readFileSync } from 'node:fs';
import { createRequire, type LoadHookSync } from 'node:module';
import { extname, join } from 'node:path';
import { ASSET, assetUrl } from '../../../bundle/asset-files.ts';
import { cssModuleFault } from '../../../bundle/script-styles.ts';
import { BuildFailure, messageOf } from '../../../faults/fault.ts';
import { isCommonJsFile, staticImports } from '../../../files/module-syntax.ts';
import { recordAsset } from '../reached-files.ts';
import { threadOptions } from '../this-thread.ts';
import { compileSource, sourceFailure } from './compile-source.ts';
import { beginModule, reachedFrom, versionOf } from './module-graph.ts';
import { type ImportedFile, importedFile, pathOf, siteUrl, standInOf } from './site-url.ts';

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
  const standIn = standInOf(url);
  if (standIn) {
    return moduleOf(standIn === 'commonjs' ? commonJsSource(file) : islandSlotSource(file));
  }
  const path = pathOf(url);
  if (path.endsWith('.module.css')) throw new BuildFailure([cssModuleFault(file)]);
  if (path.endsWith('.css')) return moduleOf('');
  if (ASSET.test(path)) {
    const asset = assetUrl(path, '/assets/', (name, bytes) => recordAsset(file, name, bytes));
    // `require` gets the URL itself, as in the browser.
    return moduleOf(
      `const url = ${JSON.stringify(asset)}; export { url as default, url as 'module.exports' };`,
    );
  }
  if (file.endsWith('.json') && !context.conditions.includes('require')) {
    const source = readJson(file);
    const isNamed = context.importAttributes.type === 'json';
    return isNamed
      ? { format: 'json', source, shortCircuit: true }
      : moduleOf(`export default ${source};`);
  }
  if (!isPackage && isCommonJs(imported)) {
    return { format: 'commonjs', source: readFileSync(path), shortCircuit: true };
  }
  if (/\.(m?jsx?|tsx?)$/.test(file) && !(isPackage && /\.m?js$/.test(file))) {
    const { code } = compileSource(file);
    beginModule(file, staticImports(code));
    return moduleOf(code);
  }
  if (!isPackage && !/\.(json|node|wasm)$/.test(file)) {
    throw new BuildFailure([
      {
        what: `Cannot import ${file}`,
        file,
        why: `There is no rule for files that end in "${extname(file)}".`,
        fix: 'Import modules, stylesheets, pictures, fonts and JSON. Read other files in the `load` of a page.',
      },
    ]);
  }
  const loaded = nextLoad(url, context);
  if (loaded.format === 'module') beginModule(file, staticImports(String(loaded.source)));
  return loaded;
};

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

function moduleOf(source: string) {
  return { format: 'module', source, shortCircuit: true } as const;
}

/** The source of the module that stands for an island. */
function islandSlotSource(file: string): string {
  const island = JSON.stringify(siteUrl(file));
  return `import * as island from ${island};
import { islandSlot } from ${JSON.stringify(ISLAND_SLOTS)};
export * from ${island};
export default islandSlot(island, ${JSON.stringify(file)});`;
}

const require = createRequire(import.meta.url);

/**
 * Whether a module is CommonJS. For a package, Node decides; for a source of the site, only its code does, whatever
 * `package.json` is near.
 *
 * @param format what Node says, if it does.
 */
export function isCommonJs({ file, isPackage }: ImportedFile, format?: string | null): boolean {
  if (isPackage && format && file.endsWith('.js')) return format === 'commonjs';
  return isCommonJsFile(join(root, file));
}

/**
 * The source of the ES module that stands for a CommonJS one in the site's imports. They mean what bundlers and
 * TypeScript make of them: the default export is `exports.default` if the module was compiled from an ES module, else
 * `module.exports`. Node's own rule would depend on the file that imports it.
 *
 * @param file relative to the root.
 */
function commonJsSource(file: string): string {
  const path = join(root, file);
  // Node would give what it has.
  for (const each of reachedFrom(file)) {
    if (versionOf(each) > 0) delete require.cache[join(root, each)];
  }
  const all = Object(require(path));
  const names = Object.keys(all).filter((name) => name !== 'default');
  const isCompiled = Boolean(all.__esModule);
  return [
    "import { createRequire } from 'node:module';",
    `const all = createRequire(import.meta.url)(${JSON.stringify(path)});`,
    isCompiled && !('default' in all) ? '' : `export default all${isCompiled ? '.default' : ''};`,
    ...names.map(
      (name, index) =>
        `const _${index} = all[${JSON.stringify(name)}]; export { _${index} as ${JSON.stringify(name)} };`,
    ),
  ].join('\n');
}
