import { basename, join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { OLDEST_BROWSERS } from '../../shared/browsers.ts';
import type { SiteModules } from '../discover/discover-modules.ts';
import { bundleFaults } from '../faults/bundle-faults.ts';
import { BuildFailure, type Fault } from '../faults/fault.ts';
import { hashedName } from '../hash.ts';
import type { BuildOptions } from '../options.ts';
import { relativePath } from '../relative-path.ts';
import { type AssetFiles, assetFilesPlugin } from './asset-files.ts';
import {
  islandEntriesPlugin,
  type OnDemandScripts,
  onDemandPlugin,
  RUNTIME_FOLDER,
  reactPlugin,
} from './client-plugins.ts';
import { SOURCE_OPTIONS } from './esbuild-options.ts';
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
  fetchedWith: Readonly<Record<string, readonly string[]>>;
  /** Every source file of the scripts, relative to the root. */
  sources: readonly string[];
  faults: readonly Fault[];
}

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
  const besideRuntime = (file: string) => relativePath(root, join(RUNTIME_FOLDER, file));
  const progressBar = besideRuntime('visit/progress-bar.ts');
  const thirdParties = besideRuntime('page/third-parties.ts');
  const middleware = modules.middleware ? [modules.middleware] : [];
  const withoutReact = [...modules.behaviors.values(), ...middleware, progressBar, thirdParties];
  const islands = modules.islands.map((file) => `island:${file}`);
  // Islands share React in chunks. Everything without React is one small file each, since sharing code would take a
  // second request.
  const bundling = [
    bundleScripts(options, islands, true, assets),
    bundleScripts(options, withoutReact, false, assets),
  ] as const;
  const nameIn = ({ scripts }: BundledScripts, source: string) =>
    scripts.find(({ entryPoint }) => entryPoint === source)?.name ?? '';
  const bundlingRuntime = bundling[1].then((others) =>
    bundleRuntime(root, {
      middleware: modules.middleware && nameIn(others, modules.middleware),
      progressBar: nameIn(others, progressBar),
      thirdParties: nameIn(others, thirdParties),
    }),
  );
  const [ofIslands, ofOthers, runtime] = await Promise.all([...bundling, bundlingRuntime]);
  const faults = [...ofIslands.faults, ...ofOthers.faults];
  if (!ofIslands.metafile || !ofOthers.metafile) return withoutScripts(modules, faults);

  const urlOf = (name: string) => `${base}assets/${name}`;
  const all = [...ofIslands.scripts, ...ofOthers.scripts, runtime];
  for (const { name, text } of all) assets.set(name, text);
  return {
    runtimeUrl: urlOf(runtime.name),
    islandUrls: Object.fromEntries(
      modules.islands.map((file) => [file, urlOf(nameIn(ofIslands, `island:${file}`))]),
    ),
    behaviorUrls: Object.fromEntries(
      [...modules.behaviors].map(([name, file]) => [name, urlOf(nameIn(ofOthers, file))]),
    ),
    middleware: exportsOf(ofOthers.metafile, modules.middleware),
    fetchedWith: Object.fromEntries(
      all.map(({ name, fetchedWith }) => [urlOf(name), fetchedWith.map(urlOf)]),
    ),
    sources: [ofIslands.metafile, ofOthers.metafile, runtime.metafile].flatMap(({ inputs }) =>
      Object.keys(inputs),
    ),
    faults: [...faults, ...checkBehaviors(ofOthers.metafile, modules)],
  };
}

/** The bundle of a site whose scripts have faults. */
function withoutScripts(
  { islands, behaviors }: SiteModules,
  faults: readonly Fault[],
): ClientBundle {
  return {
    runtimeUrl: '',
    islandUrls: Object.fromEntries(islands.map((file) => [file, ''])),
    behaviorUrls: Object.fromEntries([...behaviors.keys()].map((name) => [name, ''])),
    middleware: undefined,
    fetchedWith: {},
    sources: [],
    faults,
  };
}

/** Some scripts; without a metafile if they could not be bundled. */
interface BundledScripts {
  scripts: readonly NamedScript[];
  metafile?: Metafile;
  faults: readonly Fault[];
}

async function bundleScripts(
  { root, base }: BuildOptions,
  entries: readonly string[],
  splitting: boolean,
  assets: AssetFiles,
): Promise<BundledScripts> {
  try {
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
  } catch (error) {
    const faults = error instanceof BuildFailure ? error.faults : bundleFaults(error, root);
    return { scripts: [], faults };
  }
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
  return { name, text, entryPoint: undefined, fetchedWith: [name], metafile };
}

/** `components/Menu.island.tsx` is published as `Menu-….js`, a shared chunk as `shared-….js`. */
function stemOf(entryPoint: string | undefined): string {
  if (entryPoint === undefined) return 'shared';
  return basename(entryPoint)
    .replace(/(\.(island|behavior))?\.tsx?$/, '')
    .replace(/^_/, '');
}

/** The names that a source exports; none without a source. */
function exportsOf({ outputs }: Metafile, source: string | undefined): readonly string[] {
  if (source === undefined) return [];
  return Object.values(outputs).find(({ entryPoint }) => entryPoint === source)?.exports ?? [];
}

/** Finds behaviors that the runtime could not call. */
function checkBehaviors(metafile: Metafile, { behaviors }: SiteModules): Fault[] {
  return [...behaviors.values()]
    .filter((file) => !exportsOf(metafile, file).includes('default'))
    .map((file) => ({
      what: 'A behavior without a function',
      file,
      why: 'The default export is missing.',
      fix: 'Export the function that attaches it: export default function name(element) { … }.',
    }));
}
