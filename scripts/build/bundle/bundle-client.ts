import { basename, join, relative } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { OLDEST_BROWSERS } from '../../shared/browsers.ts';
import type { SiteModules } from '../discover/discover-modules.ts';
import { bundleFaults } from '../faults/bundle-faults.ts';
import { BuildFailure, type Fault } from '../faults/fault.ts';
import { hashedName } from '../hash.ts';
import type { BuildOptions } from '../options.ts';
import { type AssetFiles, assetFilesPlugin } from './asset-files.ts';
import { SOURCE_OPTIONS } from './bundle-server.ts';
import { checkBehaviors } from './check-behaviors.ts';
import {
  islandEntriesPlugin,
  type OnDemandScripts,
  onDemandPlugin,
  RUNTIME_FOLDER,
  reactPlugin,
} from './client-plugins.ts';
import { type NamedScript, nameByContent } from './name-by-content.ts';

/** The URLs that pages name in their markup. */
export interface ScriptUrls {
  /** Island source file → URL. */
  islandUrls: Readonly<Record<string, string>>;
  /** Behavior name → URL. */
  behaviorUrls: Readonly<Record<string, string>>;
}

/** The scripts for the browser. */
export interface ClientBundle extends ScriptUrls {
  runtimeUrl: string;
  /** Names of the functions in `pages/_middleware.ts`; undefined when it could not be bundled. */
  middleware: readonly string[] | undefined;
  /** URL → the URLs of all files fetched with it, including itself. */
  imports: Readonly<Record<string, readonly string[]>>;
  /** esbuild's analysis of what is in the scripts. */
  metafiles: readonly Metafile[];
  /** Every source file of the scripts except the runtime's own, relative to the root. */
  sources: readonly string[];
  faults: readonly Fault[];
}

/** Scripts beside the runtime. */
const PROGRESS_BAR = join(RUNTIME_FOLDER, 'visit/progress-bar.ts');
const THIRD_PARTIES = join(RUNTIME_FOLDER, 'page/third-parties.ts');

const BROWSER_OPTIONS = {
  ...SOURCE_OPTIONS,
  format: 'esm',
  // Styles of components are part of the page's stylesheet.
  loader: { '.css': 'empty' },
  minify: true,
  platform: 'browser',
  target: OLDEST_BROWSERS,
  write: false,
} as const;

/**
 * Bundles the code that runs in the browser: first islands, behaviors and middleware, then the runtime, which needs the
 * URL of the middleware. The runtime is a single file, so that a first load gets it in one request.
 */
export async function bundleClient(
  options: BuildOptions,
  modules: SiteModules,
  assets: AssetFiles,
): Promise<ClientBundle> {
  const { root, base } = options;
  const urlOf = (name: string) => `${base}assets/${name}`;
  try {
    const bundled = await bundleSiteScripts(options, modules, assets);
    const bySource = new Map(bundled.scripts.map(({ entryPoint, name }) => [entryPoint, name]));
    const nameOf = (source: string) => bySource.get(source) ?? '';
    const runtime = await bundleRuntime(root, {
      middleware: modules.middleware && nameOf(modules.middleware),
      progressBar: nameOf(fromRoot(root, PROGRESS_BAR)),
      thirdParties: nameOf(fromRoot(root, THIRD_PARTIES)),
    });
    const imports = [...bundled.scripts, runtime];
    for (const { name, text } of imports) assets.set(name, text);
    return {
      runtimeUrl: urlOf(runtime.name),
      islandUrls: Object.fromEntries(
        modules.islands.map((file) => [file, urlOf(nameOf(`island:${file}`))]),
      ),
      behaviorUrls: Object.fromEntries(
        [...modules.behaviors].map(([name, file]) => [name, urlOf(nameOf(file))]),
      ),
      middleware: exportsOf(bundled.metafile, modules.middleware),
      imports: Object.fromEntries(
        imports.map((script) => [urlOf(script.name), script.imports.map(urlOf)]),
      ),
      metafiles: [...bundled.metafiles, runtime.metafile],
      sources: bundled.sources,
      faults: [...bundled.faults, ...checkBehaviors(bundled.metafile, modules)],
    };
  } catch (error) {
    return {
      runtimeUrl: '',
      islandUrls: Object.fromEntries(modules.islands.map((file) => [file, ''])),
      behaviorUrls: Object.fromEntries([...modules.behaviors.keys()].map((name) => [name, ''])),
      middleware: undefined,
      imports: {},
      metafiles: [],
      sources: [],
      faults: error instanceof BuildFailure ? error.faults : bundleFaults(error, root),
    };
  }
}

/** The name that esbuild gives to an entry point. */
function fromRoot(root: string, file: string): string {
  return relative(root, file).replaceAll('\\', '/');
}

/**
 * Bundles all scripts but the runtime. Islands share React in chunks. Everything without React is one small file each,
 * since sharing code would take a second request.
 */
async function bundleSiteScripts(options: BuildOptions, modules: SiteModules, assets: AssetFiles) {
  const islands = modules.islands.map((file) => `island:${file}`);
  const alone = [
    ...modules.behaviors.values(),
    ...(modules.middleware ? [modules.middleware] : []),
    PROGRESS_BAR,
    THIRD_PARTIES,
  ];
  const bundling = [
    bundleScripts(options, islands, true, assets),
    bundleScripts(options, alone, false, assets),
  ] as const;
  // One may have faults that the other has not, so both are reported.
  const failures = (await Promise.allSettled(bundling)).filter(isRejected);
  const faults = failures.flatMap(({ reason }) => bundleFaults(reason, options.root));
  if (faults.length > 0) throw new BuildFailure(faults);
  const [shared, single] = await Promise.all(bundling);
  return {
    scripts: [...shared.scripts, ...single.scripts],
    metafile: single.metafile,
    metafiles: [shared.metafile, single.metafile],
    sources: [...Object.keys(shared.metafile.inputs), ...Object.keys(single.metafile.inputs)],
    faults: [...shared.faults, ...single.faults],
  };
}

function isRejected(result: PromiseSettledResult<unknown>): result is PromiseRejectedResult {
  return result.status === 'rejected';
}

async function bundleScripts(
  { root, base }: BuildOptions,
  entries: readonly string[],
  splitting: boolean,
  assets: AssetFiles,
) {
  const { outputFiles, metafile, warnings } = await build({
    ...BROWSER_OPTIONS,
    absWorkingDir: root,
    chunkNames: 'chunk-[hash]',
    entryPoints: entries.map((source, index) => ({
      in: source,
      out: `${stemOf(source)}-${index}`,
    })),
    outdir: join(root, 'assets'),
    plugins: [islandEntriesPlugin(root), reactPlugin(base), assetFilesPlugin(assets, '/assets/')],
    splitting,
  });
  const scripts = nameByContent(outputFiles, metafile, root, stemOf);
  return { scripts, metafile, faults: bundleFaults(warnings, root) };
}

async function bundleRuntime(
  root: string,
  onDemand: OnDemandScripts,
): Promise<NamedScript & { metafile: Metafile }> {
  const { outputFiles, metafile } = await build({
    ...BROWSER_OPTIONS,
    absWorkingDir: root,
    entryPoints: [join(RUNTIME_FOLDER, 'start.ts')],
    outdir: join(root, 'assets'),
    plugins: [onDemandPlugin(onDemand)],
  });
  const text = outputFiles[0]?.text ?? '';
  const name = hashedName('runtime', '.js', text);
  return { name, text, entryPoint: undefined, imports: [name], metafile };
}

/** `components/Menu.island.tsx` is published as `Menu-….js`, a shared chunk as `shared-….js`. */
function stemOf(entryPoint: string | undefined): string {
  if (entryPoint === undefined) return 'shared';
  return basename(entryPoint)
    .replace(/(\.(island|behavior))?\.tsx?$/, '')
    .replace(/^_/, '');
}

function exportsOf(metafile: Metafile, file: string | undefined): string[] {
  const output = Object.values(metafile.outputs).find(({ entryPoint }) => entryPoint === file);
  return file === undefined ? [] : (output?.exports ?? []);
}
