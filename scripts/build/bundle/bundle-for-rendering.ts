import { basename, dirname, join } from 'node:path';
import {
  type BuildResult,
  build,
  type BuildOptions as EsbuildOptions,
  type Metafile,
  type Plugin,
} from 'esbuild';
import type { SiteModules } from '../discover/discover-modules.ts';
import { bundleFaults } from '../faults/bundle-faults.ts';
import type { Fault } from '../faults/fault.ts';
import {
  ERROR_PAGE_MODULE,
  ISLANDS_MODULE,
  PREVIEW_MODULE,
  REPORTED,
  SITE_MODULE,
} from '../names.ts';
import { type BuildOptions, PROJECT } from '../options.ts';
import { writeFile } from '../write-file.ts';
import { type AssetFiles, assetFilesPlugin } from './asset-files.ts';
import { islandsPlugin } from './islands-plugin.ts';
import { virtualModules } from './virtual-modules.ts';

/** Modules bundled for rendering. */
export interface RenderBundle {
  /** An absolute path. */
  file: string;
  /** Every source file and what it imports, relative to the root. */
  sources: Metafile['inputs'];
  faults: readonly Fault[];
}

/** A module with its name in the bundle: a route's path, a layout's name. */
export type NamedModule = readonly [name: string, file: string];

/** Bundles modules into one file with the given name. Several bundles may be made at the same time. */
export type BundleModules = (
  name: string,
  modules: readonly NamedModule[],
) => Promise<RenderBundle>;

/** How a bundle is written. */
interface BundleOptions extends EsbuildOptions {
  metafile: true;
  write: false;
}

/**
 * Runs esbuild for the bundle of a name.
 *
 * @param reuseKey what the bundle imports: runs with the same key may share an esbuild context. Undefined when a broken
 *   module was replaced, since a context would keep the replacement.
 */
export type RunEsbuild = (
  options: BundleOptions,
  name: string,
  reuseKey: string | undefined,
) => Promise<BuildResult<BundleOptions>>;

// esbuild is a separate process, written in Go. With a larger heap between garbage collections it is a fifth faster.
process.env.GOGC ??= '400';

/** Modules that are not bundled: the render threads provide them. */
const PROVIDED = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  ISLANDS_MODULE,
];

/**
 * The settings that decide how sources are read, for every bundle. A `tsconfig.json` beside the site must not change
 * the output.
 */
export const SOURCE_OPTIONS = {
  bundle: true,
  charset: 'utf8',
  define: { 'process.env.NODE_ENV': '"production"' },
  jsx: 'automatic',
  logLevel: 'silent',
  metafile: true,
  // A site outside this project also finds React and Swiper.
  nodePaths: [join(PROJECT, 'node_modules')],
  // A source behind a link goes by the path that it has in the site.
  preserveSymlinks: true,
  tsconfigRaw: {},
} satisfies EsbuildOptions;

/**
 * Bundles page modules, layouts and their imports for rendering. A module that cannot be bundled becomes a fault and is
 * left out with everything that needs it, so that one build also reports the faults of all others.
 *
 * @param outdir where to put bundles, absolute.
 * @param assets receives the pictures and fonts that modules import.
 * @param run runs esbuild: from scratch, or with a context that it has kept.
 */
export function openRenderBundler(
  options: BuildOptions,
  outdir: string,
  assets: AssetFiles,
  run: RunEsbuild = build,
): BundleModules {
  const { root } = options;
  const broken = new Set<string>();
  return async (name, modules) => {
    const faults: Fault[] = [];
    const entry = registry(modules);
    // Until esbuild finds no new broken module. Other bundles add to `broken` at the same time, so each try takes a copy.
    for (;;) {
      const known = new Set(broken);
      try {
        const bundleOptions: BundleOptions = {
          ...renderOptions(options),
          entryPoints: { [name]: 'entry:modules' },
          logOverride: known.size > 0 ? STUB_WARNINGS : {},
          outdir,
          plugins: [
            virtualModules('entry', root, () => entry),
            brokenPlugin(root, known),
            islandsPlugin(root),
            assetFilesPlugin(assets, '/assets/'),
          ],
        };
        const reuseKey = known.size === 0 ? entry : undefined;
        const { metafile, outputFiles, warnings } = await run(bundleOptions, name, reuseKey);
        for (const { path, contents } of outputFiles) {
          writeFile(dirname(outdir), join(basename(outdir), basename(path)), contents);
        }
        faults.push(...bundleFaults(warnings, root));
        return { file: join(outdir, `${name}.cjs`), sources: metafile.inputs, faults };
      } catch (error) {
        const found = bundleFaults(error, root);
        const files = found.flatMap(({ file }) => (file && !known.has(file) ? [file] : []));
        if (files.length === 0) throw error;
        for (const file of files) broken.add(file);
        faults.push(...found);
      }
    }
  };
}

/** The settings that every bundle for rendering has. */
function renderOptions({ root, base, siteUrl, namesSources = false }: BuildOptions) {
  return {
    ...SOURCE_OPTIONS,
    absWorkingDir: root,
    define: {
      ...SOURCE_OPTIONS.define,
      'import.meta.env.BASE_URL': JSON.stringify(base),
      'import.meta.env.SITE_URL': JSON.stringify(siteUrl ?? null),
    },
    external: PROVIDED,
    format: 'cjs',
    jsxDev: namesSources,
    loader: { '.css': 'empty' },
    outExtension: { '.js': '.cjs' },
    platform: 'node',
    // For the lines of errors. Beside the bundle, so that it is read only if there is one.
    sourcemap: 'external',
    sourcesContent: false,
    target: 'node24',
    write: false,
  } satisfies EsbuildOptions;
}

/** Everything but pages: the layouts, the error page, facts about the site, and the module that draws previews. */
export function layoutModules({
  layouts,
  errorPage,
  siteFile,
  preview,
}: SiteModules): NamedModule[] {
  return [
    ...layouts,
    ...(errorPage ? [[ERROR_PAGE_MODULE, errorPage] as const] : []),
    ...(siteFile ? [[SITE_MODULE, siteFile] as const] : []),
    ...(preview ? [[PREVIEW_MODULE, preview] as const] : []),
  ];
}

/**
 * The source of a module with one function per module, which evaluates it when called: a page that throws does not
 * affect the others.
 */
function registry(modules: readonly NamedModule[]): string {
  const lines = modules.map(
    ([name, file]) => `  ${JSON.stringify(name)}: () => require(${JSON.stringify(`./${file}`)}),`,
  );
  return `module.exports = {\n${lines.join('\n')}\n};\n`;
}

/**
 * What esbuild warns of because of the stubs of `brokenPlugin`, where the `package.json` above the site says that its
 * modules are ECMAScript modules.
 */
const STUB_WARNINGS = {
  'commonjs-variable-in-esm': 'silent',
  'import-is-undefined': 'silent',
} as const;

/** Replaces modules whose faults are known by ones that throw REPORTED when they are needed. */
function brokenPlugin(root: string, files: ReadonlySet<string>): Plugin {
  const paths = new Set([...files].map((file) => join(root, file)));
  return {
    name: 'broken-modules',
    setup({ onLoad }) {
      if (paths.size === 0) return;
      onLoad({ filter: /.*/ }, ({ path }) =>
        paths.has(path)
          ? // As CommonJS, so that esbuild does not complain about missing exports.
            { contents: `throw module.exports = Symbol.for(${JSON.stringify(REPORTED)});` }
          : undefined,
      );
    },
  };
}
