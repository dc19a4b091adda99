/**
 * Lets Node's own `import` read the sources of the site in this thread: TypeScript and JSX; islands, which become slots;
 * stylesheets, which are only noted; pictures and fonts, which become URLs.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { type LoadHookSync, type ResolveHookSync, registerHooks } from 'node:module';
import { basename, dirname, join, resolve as resolvePath } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ASSET, assetCopy, dataUrl, INLINE } from '../../bundle/asset-files.ts';
import { sourceFailure } from '../../faults/source-failure.ts';
import { PROJECT } from '../../options.ts';
import { relativePath } from '../../relative-path.ts';
import { compileSource } from './compile-source.ts';
import {
  forgetImports,
  reachedFrom,
  recordBroken,
  recordImport,
  versionOf,
} from './module-graph.ts';
import { threadSetting } from './thread-setting.ts';

const { root } = threadSetting;

/** In the query of a URL: the module that stands for an island while pages are rendered. */
const SLOT = 'island-slot';

const ISLAND = /\.island\.tsx$/;
const MODULE = /\.(tsx?|m?jsx?)$/;

/** What may be left out at the end of an import. */
const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts'];

/** The build itself, which is below the root when it builds the site of this project. */
const ENGINE = join(PROJECT, 'scripts/build/');

const inThisFolder = (file: string) => new URL(file, import.meta.url).href;

/** The modules that the engine puts in the place of React's, in modules of the site. */
const JSX_RUNTIMES: Readonly<Record<string, string>> = {
  'react/jsx-runtime': inThisFolder('jsx-runtime.ts'),
  'react/jsx-dev-runtime': inThisFolder('jsx-dev-runtime.ts'),
};

/** Pictures and fonts that were imported: name in `assets/` → absolute path of the source. */
const assets = new Map<string, string>();

/**
 * Imports a module of the site.
 *
 * @param file relative to the root.
 * @throws BuildFailure if it, or something that it imports, cannot be found or compiled; what its code throws.
 */
export async function importModule(file: string): Promise<object> {
  try {
    return await import(urlOf(file));
  } catch (error) {
    reachedFrom(file).forEach(recordBroken);
    throw error;
  }
}

/** The pictures and fonts that were imported since the last call. */
export function takeAssets(): [name: string, path: string][] {
  const taken = [...assets];
  assets.clear();
  return taken;
}

/**
 * The source that a URL in a stack trace belongs to, relative to the root; undefined if it is not one of the site's.
 */
export function siteSource(url: string | undefined): string | undefined {
  if (!url?.startsWith('file:')) return undefined;
  const path = fileURLToPath(url.replace(/[?#].*/, ''));
  const file = relativePath(root, path);
  const isOutside = /^\.\.\/|(^|\/)node_modules\//.test(file) || path.startsWith(ENGINE);
  return isOutside ? undefined : file;
}

const resolve: ResolveHookSync = (specifier, context, nextResolve) => {
  const { parentURL } = context;
  const importer = siteSource(parentURL);
  const jsxRuntime = importer && JSX_RUNTIMES[specifier];
  if (jsxRuntime) return nextResolve(jsxRuntime, context);
  const besideEngine = { ...context, parentURL: import.meta.url };
  // There must be only one React, whatever packages the site has.
  if (/^react(-dom)?(\/|$)/.test(specifier)) return nextResolve(specifier, besideEngine);
  if (importer ? /^\.{0,2}\//.test(specifier) : specifier.startsWith('file:')) {
    // The import of a source is a path, in which `%` and `?` stand for themselves.
    const wanted = importer
      ? resolvePath(dirname(join(root, importer)), specifier)
      : fileURLToPath(specifier.replace(/\?.*/, ''));
    const found = ENDINGS.map((ending) => wanted + ending).find(isFile);
    if (found === undefined) throw unresolved(specifier, importer);
    const file = relativePath(root, found);
    if (importer) recordImport(importer, file);
    const isSlot = importer && ISLAND.test(file) && !parentURL?.includes(`?${SLOT}`);
    return { url: urlOf(file, isSlot ? SLOT : ''), shortCircuit: true };
  }
  if (!importer) return nextResolve(specifier, context);
  try {
    return nextResolve(specifier, context);
  } catch {
    // A site outside this project also finds the engine's packages.
  }
  try {
    return nextResolve(specifier, besideEngine);
  } catch {
    throw unresolved(specifier, importer);
  }
};

const load: LoadHookSync = (url, context, nextLoad) => {
  if (!url.startsWith('file:')) return nextLoad(url, context);
  const path = fileURLToPath(url.replace(/\?.*/, ''));
  const file = siteSource(url);
  const asModule = (source: string) => ({ format: 'module', source, shortCircuit: true }) as const;
  const asString = (text: string) => asModule(`export default ${JSON.stringify(text)};`);
  if (path.endsWith('.css')) return asModule('');
  if (INLINE.test(path)) return asString(dataUrl(path));
  if (ASSET.test(path)) {
    const { name, url: address } = assetCopy(path, '/assets/');
    assets.set(name, path);
    return asString(address);
  }
  if (file === undefined) return nextLoad(url, context);
  if (url.includes(`?${SLOT}`)) return asModule(islandSlotSource(file));
  if (file.endsWith('.json')) return asModule(`export default ${readFileSync(path, 'utf8')};`);
  if (!MODULE.test(file)) return nextLoad(url, context);
  forgetImports(file);
  return asModule(compileSource(file).code);
};

registerHooks({ resolve, load });

function urlOf(file: string, slot = ''): string {
  const version = versionOf(file);
  const query = [slot, version > 0 ? `version=${version}` : ''].filter(Boolean).join('&');
  return pathToFileURL(join(root, file)).href + (query && `?${query}`);
}

/** The source of the module that stands for an island. */
function islandSlotSource(file: string): string {
  const island = JSON.stringify(`./${basename(file)}`);
  return `import * as island from ${island};
import { islandSlot } from ${JSON.stringify(inThisFolder('island-slots.ts'))};
export * from ${island};
export default islandSlot(island, ${JSON.stringify(file)});`;
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

function unresolved(specifier: string, importer: string | undefined): Error {
  const path = importer && join(root, importer);
  if (!path || !existsSync(path)) return new Error(`${specifier} does not exist`);
  const source = readFileSync(path, 'utf8');
  const line = source.split('\n').findIndex((text) => text.includes(specifier)) + 1;
  return sourceFailure(
    { file: importer, line, source },
    `Could not resolve "${specifier}"`,
    'Correct the path, or add the file or the package.',
  );
}
