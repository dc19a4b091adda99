import { basename, join } from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';
import { type AssetFiles, assetFilesPlugin } from './asset-files.ts';
import { bundleFaults } from './bundle-faults.ts';
import { SOURCE_OPTIONS } from './bundle-server.ts';
import type { SiteModules } from './discover-modules.ts';
import type { Fault } from './fault.ts';
import { nameByContent } from './name-by-content.ts';
import { type BuildOptions, PROJECT } from './options.ts';

/** What the browser can fetch, by what it was made from. */
export interface ClientBundle {
  /** URL of the runtime. */
  runtime: string;
  /** Island source file → URL. */
  islands: Readonly<Record<string, string>>;
  /** Behavior name → URL. */
  behaviors: Readonly<Record<string, string>>;
  /** Names of the functions in `pages/_middleware.ts`. */
  middleware: readonly string[];
  /** URL → URLs that it imports at once, itself included. */
  imports: Readonly<Record<string, readonly string[]>>;
  faults: readonly Fault[];
}

const RUNTIME = join(PROJECT, 'scripts/runtime');

/** The module that tells the runtime how to import behaviors and middleware. */
const SITE_MODULES = 'pointwork:site-modules';

/** Bundles the runtime, the islands, the behaviors and the middleware, with shared parts in chunks of their own. */
export async function bundleClient(
  { root, base }: BuildOptions,
  modules: SiteModules,
  assets: AssetFiles,
): Promise<ClientBundle> {
  const entryPoints: Record<string, string> = { runtime: join(RUNTIME, 'start.ts') };
  for (const [index, file] of modules.islands.entries()) {
    entryPoints[`island-${index}`] = `island:${file}`;
  }
  const result = await build({
    ...SOURCE_OPTIONS,
    absWorkingDir: root,
    chunkNames: 'chunk-[hash]',
    entryNames: '[name]',
    entryPoints,
    format: 'esm',
    // Styles of components are part of the page's stylesheet.
    loader: { '.css': 'empty' },
    minify: true,
    outdir: join(root, 'assets'),
    platform: 'browser',
    plugins: [
      islandEntriesPlugin(root),
      siteModulesPlugin(root, modules),
      ...(base === '/' ? [] : [rebasePlugin(base)]),
      assetFilesPlugin(assets, '/assets/'),
    ],
    splitting: true,
    // Every current browser; the oldest is Safari 16.4 of March 2023.
    target: 'es2022',
    write: false,
  }).catch((error: unknown) => bundleFaults(error, root));
  if (Array.isArray(result)) return { ...EMPTY, faults: result };

  const named = nameByContent(result.outputFiles, result.metafile, root, stemOf);
  for (const { name, text } of named.values()) assets.set(name, text);
  const urlOf = (name: string) => `${base}assets/${name}`;
  const bySource = new Map(
    [...named.values()].flatMap(({ name, entryPoint }) =>
      entryPoint === undefined ? [] : [[entryPoint, urlOf(name)] as const],
    ),
  );
  const url = (source: string) => bySource.get(source) ?? '';
  return {
    runtime:
      [...bySource].find(([source]) => source.endsWith('scripts/runtime/start.ts'))?.[1] ?? '',
    islands: Object.fromEntries(modules.islands.map((file) => [file, url(`island:${file}`)])),
    behaviors: Object.fromEntries([...modules.behaviors].map(([name, file]) => [name, url(file)])),
    middleware: exportsOf(result.metafile, modules.middleware),
    imports: Object.fromEntries(
      [...named.values()].map(({ name, imports }) => [urlOf(name), imports.map(urlOf)]),
    ),
    faults: bundleFaults(result.warnings, root),
  };
}

const EMPTY: ClientBundle = {
  runtime: '',
  islands: {},
  behaviors: {},
  middleware: [],
  imports: {},
  faults: [],
};

/** `components/Menu.island.tsx` is published as `Menu-….js`, a shared chunk as `shared-….js`. */
function stemOf(entryPoint: string | undefined): string {
  if (entryPoint === undefined) return 'shared';
  if (entryPoint.endsWith('scripts/runtime/start.ts')) return 'runtime';
  return basename(entryPoint)
    .replace(/(\.(island|behavior))?\.tsx?$/, '')
    .replace(/^_/, '');
}

function exportsOf(metafile: Metafile, file: string | undefined): string[] {
  const output = Object.values(metafile.outputs).find(({ entryPoint }) => entryPoint === file);
  return file === undefined ? [] : (output?.exports ?? []);
}

/** An island's entry exports one function, which hydrates an element: the runtime needs no React to call it. */
function islandEntriesPlugin(root: string): Plugin {
  return {
    name: 'island-entries',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^island:/ }, ({ path }) => ({
        path: path.slice('island:'.length),
        namespace: 'island',
      }));
      onLoad({ filter: /.*/, namespace: 'island' }, ({ path }) => ({
        resolveDir: root,
        contents: `
          import Island from ${JSON.stringify(`./${path}`)};
          import { hydrateIsland } from ${JSON.stringify(join(RUNTIME, 'hydrate-island.ts'))};
          export default (element) => hydrateIsland(element, Island);`,
      }));
    },
  };
}

function siteModulesPlugin(root: string, { behaviors, middleware }: SiteModules): Plugin {
  const importer = (file: string) => `() => import(${JSON.stringify(`./${file}`)})`;
  const entries = [...behaviors].map(
    ([name, file]) => `${JSON.stringify(name)}: ${importer(file)}`,
  );
  return {
    name: 'site-modules',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^pointwork:site-modules$/ }, () => ({
        path: SITE_MODULES,
        namespace: SITE_MODULES,
      }));
      onLoad({ filter: /.*/, namespace: SITE_MODULES }, () => ({
        resolveDir: root,
        contents: `
          export const behaviors = { ${entries.join(', ')} };
          export const middleware = ${middleware ? importer(middleware) : '() => Promise.resolve({})'};`,
      }));
    },
  };
}

/** Puts the base before site paths in what islands render, as the build did; see rebaseProps. */
function rebasePlugin(base: string): Plugin {
  return {
    name: 'rebase',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^react\/jsx-runtime$/ }, ({ namespace }) =>
        namespace === 'rebase' ? undefined : { path: 'jsx-runtime', namespace: 'rebase' },
      );
      onLoad({ filter: /.*/, namespace: 'rebase' }, () => ({
        resolveDir: PROJECT,
        contents: `
          import * as react from 'react/jsx-runtime';
          import { rebaseProps } from ${JSON.stringify(join(PROJECT, 'scripts/shared/rebase-props.ts'))};
          const rebase = (make) => (type, props, key) =>
            make(type, typeof type === 'string' ? rebaseProps(props, ${JSON.stringify(base)}) : props, key);
          export const Fragment = react.Fragment;
          export const jsx = rebase(react.jsx);
          export const jsxs = rebase(react.jsxs);`,
      }));
    },
  };
}
