import { join } from 'node:path';
import { build, type BuildOptions as EsbuildOptions, type Metafile, type Plugin } from 'esbuild';
import type { SiteModules } from '../discover/discover-modules.ts';
import type { Route } from '../discover/discover-pages.ts';
import { bundleFaults } from '../faults/bundle-faults.ts';
import type { Fault } from '../faults/fault.ts';
import { ISLANDS_MODULE, REPORTED } from '../names.ts';
import { type BuildOptions, PROJECT } from '../options.ts';
import { type AssetFiles, assetFilesPlugin } from './asset-files.ts';
import { islandsPlugin } from './islands-plugin.ts';
import { modulesOf } from './modules-of.ts';

/** Pages that share one bundle, and are rendered by one thread in one go. */
export interface Shard {
  /** The bundle, an absolute path. */
  bundle: string;
  routes: readonly Route[];
}

export interface ServerBundle {
  shards: readonly Shard[];
  /** Name of a bundle → the source of its entry, which names what is in it. */
  entries: ReadonlyMap<string, string>;
  /** The bundle of layouts, the error page and the site's facts. */
  layouts: string;
  /** Every source file, what it imports, relative to the root. */
  sources: Metafile['inputs'];
  faults: readonly Fault[];
}

/** An earlier result, to be kept as far as a change does not concern it. */
export interface LastBundle {
  result: ServerBundle;
  /** What has changed since, relative to the root. */
  changed: readonly string[];
}

/** Large enough to pay for starting a bundle, small enough to share the work out evenly and keep memory flat. */
const ROUTES_PER_SHARD = 250;

/** esbuild holds the sources of a whole call in memory: several calls need less of it, and less time too. */
const BUNDLES_PER_CALL = 8;

// esbuild starts as a process of its own; with a larger heap between its collections it is a fifth faster.
process.env.GOGC ??= '400';

const ENTRY = /^(layouts|pages-\d+)$/;

/** What pages may import without it being bundled: the render threads hand it over. */
const GIVEN = ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom', ISLANDS_MODULE];

/** How esbuild reads our sources, in every bundle. A `tsconfig.json` beside the site must not change its bytes. */
export const SOURCE_OPTIONS = {
  bundle: true,
  charset: 'utf8',
  define: { 'process.env.NODE_ENV': '"production"' },
  jsx: 'automatic',
  logLevel: 'silent',
  metafile: true,
  // A site outside of the project still finds React and Swiper.
  nodePaths: [join(PROJECT, 'node_modules')],
  tsconfigRaw: {},
} satisfies EsbuildOptions;

/**
 * Bundles all page modules, layouts and what they import for rendering.
 * A module that cannot be bundled becomes a fault, and the pages that need it are left out, so that one
 * build reports the faults of all others too.
 */
export async function bundleServer(
  { root, base, siteUrl, sourceMaps = false, namesSources = false }: BuildOptions,
  routes: readonly Route[],
  modules: SiteModules,
  outdir: string,
  assets: AssetFiles,
  routesPerShard = ROUTES_PER_SHARD,
  last?: LastBundle,
): Promise<ServerBundle> {
  const entries = new Map<string, string>([['layouts', layoutsEntry(modules)]]);
  const shards: Shard[] = [];
  // Of one size, so that no thread waits for the others.
  const size = Math.ceil(routes.length / Math.ceil(routes.length / routesPerShard));
  for (let start = 0; start < routes.length; start += size) {
    const shard = routes.slice(start, start + size);
    const name = `pages-${shards.length}`;
    entries.set(name, registry(shard.map(({ path, file }) => [path, file])));
    shards.push({ bundle: join(outdir, `${name}.cjs`), routes: shard });
  }

  const run = (names: readonly string[]) =>
    build({
      ...SOURCE_OPTIONS,
      absWorkingDir: root,
      define: {
        ...SOURCE_OPTIONS.define,
        'import.meta.env.BASE_URL': JSON.stringify(base),
        'import.meta.env.SITE_URL': JSON.stringify(siteUrl ?? null),
      },
      entryPoints: Object.fromEntries(names.map((name) => [name, name])),
      external: GIVEN,
      format: 'cjs',
      jsxDev: namesSources,
      loader: { '.css': 'empty' },
      outdir,
      outExtension: { '.js': '.cjs' },
      platform: 'node',
      sourcemap: sourceMaps ? 'external' : false,
      plugins: [
        entriesPlugin(entries, root),
        brokenPlugin(root, broken),
        islandsPlugin(root),
        assetFilesPlugin(assets, '/assets/'),
      ],
      target: 'node24',
    });

  const sources: Metafile['inputs'] = { ...last?.result.sources };
  const broken = new Set<string>();
  const faults: Fault[] = [];
  const names = [...entries.keys()].filter((name) => !isKept(name, entries.get(name), last));
  while (names.length > 0) {
    try {
      const { metafile, warnings } = await run(names.slice(0, BUNDLES_PER_CALL));
      names.splice(0, BUNDLES_PER_CALL);
      Object.assign(sources, metafile.inputs);
      faults.push(...bundleFaults(warnings, root));
    } catch (error) {
      const found = bundleFaults(error, root);
      const files = found.flatMap(({ file }) => (file && !broken.has(file) ? [file] : []));
      if (files.length === 0) throw error;
      for (const file of files) broken.add(file);
      faults.push(...found);
    }
  }
  const layouts = join(outdir, 'layouts.cjs');
  return { shards, entries, layouts, sources, faults: eachOnce(faults) };
}

/** True for a bundle of the same modules that no change has reached. */
function isKept(name: string, entry: string | undefined, last: LastBundle | undefined): boolean {
  if (!last || last.result.entries.get(name) !== entry) return false;
  const { sources } = last.result;
  const changed = new Set(last.changed);
  // What was not there before may stand in the way of something that was.
  if (last.changed.some((file) => !(file in sources))) return false;
  return [...modulesOf([`entry:${name}`], sources)].every((file) => !changed.has(file));
}

/** A module that many pages import is read in several calls, and complained of in each. */
function eachOnce(faults: readonly Fault[]): Fault[] {
  return [...new Map(faults.map((fault) => [`${fault.what}\n${fault.why}`, fault])).values()];
}

function layoutsEntry({ layouts, errorPage, site, preview }: SiteModules): string {
  return registry([
    ...layouts,
    ...(errorPage ? [['(error)', errorPage] as const] : []),
    ...(site ? [['(site)', site] as const] : []),
    ...(preview ? [['(preview)', preview] as const] : []),
  ]);
}

/** A module whose exports load, each when it is called: one page that throws does not take the others along. */
function registry(modules: readonly (readonly [name: string, file: string])[]): string {
  const lines = modules.map(
    ([name, file]) => `  ${JSON.stringify(name)}: () => require(${JSON.stringify(`./${file}`)}),`,
  );
  return `module.exports = {\n${lines.join('\n')}\n};\n`;
}

function entriesPlugin(entries: ReadonlyMap<string, string>, root: string): Plugin {
  return {
    name: 'entries',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: ENTRY }, ({ kind, path }) =>
        kind === 'entry-point' ? { path, namespace: 'entry' } : undefined,
      );
      onLoad({ filter: /.*/, namespace: 'entry' }, ({ path }) => ({
        contents: entries.get(path) ?? '',
        resolveDir: root,
      }));
    },
  };
}

/** Replaces modules whose faults are already known by ones that say so when they are needed. */
function brokenPlugin(root: string, files: ReadonlySet<string>): Plugin {
  const paths = new Set([...files].map((file) => join(root, file)));
  return {
    name: 'broken-modules',
    setup({ onLoad }) {
      if (paths.size === 0) return;
      onLoad({ filter: /.*/ }, ({ path }) =>
        paths.has(path)
          ? // CommonJS, of which nobody can say what it does not export.
            { contents: `throw module.exports = Symbol.for(${JSON.stringify(REPORTED)});` }
          : undefined,
      );
    },
  };
}
