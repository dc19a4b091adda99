import { basename, join } from 'node:path';
import type { SiteModules } from '../discover/discover-modules.ts';
import type { Fault } from '../faults/fault.ts';
import { relativePath } from '../files/paths.ts';
import type { BuildOptions } from '../options.ts';
import { type AssetFiles, assetModulesPlugin } from './asset-files.ts';
import { bundleScripts } from './bundle-scripts.ts';
import {
  islandEntriesPlugin,
  islandEntry,
  onDemandPlugins,
  RUNTIME_FOLDER,
} from './client-plugins.ts';
import { developmentReact } from './development-react.ts';
import type { NamedScript } from './name-by-content.ts';
import { reactPlugin } from './react-plugin.ts';
import { checkStyleImports, stylesOfScript } from './script-styles.ts';

/** What pages need to know of the scripts for the browser. */
export interface SiteScripts {
  /** Island source file → URL. */
  islandUrls: Readonly<Record<string, string>>;
  /** Island source file → the stylesheets that its script would import, some of them only later, in the browser. */
  islandStyles: Readonly<Record<string, readonly string[]>>;
  /** Behavior name → URL. */
  behaviorUrls: Readonly<Record<string, string>>;
}

/** The scripts for the browser. */
export interface ClientBundle extends SiteScripts {
  runtimeUrl: string;
  /** Names of the functions in `pages/_middleware.ts`; undefined when it could not be bundled. */
  middleware: readonly string[] | undefined;
  /** URL → the URLs of all files fetched with it, including itself. */
  fetchedWith: Readonly<Record<string, readonly string[]>>;
  /** URL → the names of all scripts that may be fetched because of it, also later. */
  reaches: Readonly<Record<string, readonly string[]>>;
  /** The URLs of the scripts that the runtime imports when they are needed. */
  onDemand: Readonly<Record<'middleware' | 'progressBar' | 'thirdParties', string>>;
  /** Every source file of the scripts, relative to the root. */
  sources: readonly string[];
  faults: readonly Fault[];
}

/**
 * Bundles the code that runs in the browser: first islands, behaviors and middleware, then the runtime, which needs the
 * names of the scripts that it imports. The URLs of scripts with faults are empty.
 *
 * @param files receives the scripts, and the pictures and fonts that islands import.
 */
export async function bundleClient(
  options: BuildOptions,
  modules: SiteModules,
  files: AssetFiles,
): Promise<ClientBundle> {
  const { root, base } = options;
  const react = options.development ? await developmentReact() : undefined;
  if (react) files.set(react.name, react.text);
  const { islands, behaviors, middleware } = modules;
  const runtimeFile = (file: string) => relativePath(root, join(RUNTIME_FOLDER, file));
  const start = runtimeFile('start.ts');
  const onDemand = {
    middleware: middleware ?? '',
    progressBar: runtimeFile('visit/progress-bar.ts'),
    thirdParties: runtimeFile('page/third-parties.ts'),
  };
  const plugins = [assetModulesPlugin(files, options), reactPlugin(react?.name)];
  // Islands share React in chunks. Everything without React, such as the runtime, is one small file each: sharing code
  // would cost a second request.
  const bundlingIslands = bundleScripts(
    options,
    entries(islands.map(islandEntry)),
    [islandEntriesPlugin(root), ...plugins],
    true,
  );
  // One by one, so that a fault in one is a fault of no other.
  const plainSources = [...Object.values(behaviors), ...Object.values(onDemand).filter(Boolean)];
  const plainBundles = await Promise.all(
    entries(plainSources).map((entry) => bundleScripts(options, [entry], plugins)),
  );
  const plainScripts = plainBundles.flatMap((bundle) => bundle.scripts);
  const names = mapValues(onDemand, (source) => findScript(plainScripts, source)?.name ?? '');
  const runtimeEntry = { in: start, out: 'runtime-0' };
  const runtimeBundle = await bundleScripts(options, [runtimeEntry], onDemandPlugins(names));
  const islandBundle = await bundlingIslands;
  const bundles = [islandBundle, ...plainBundles, runtimeBundle];
  const scripts = bundles.flatMap((bundle) => bundle.scripts);
  for (const { name, text } of scripts) files.set(name, text);

  const urlOf = (name: string) => `${base}assets/${name}`;
  const urlFrom = (entryPoint: string) => {
    const script = findScript(scripts, entryPoint);
    return script ? urlOf(script.name) : '';
  };
  return {
    runtimeUrl: urlFrom(start),
    islandUrls: Object.fromEntries(islands.map((file) => [file, urlFrom(islandEntry(file))])),
    islandStyles: Object.fromEntries(
      islands.map((file) => [file, stylesOfScript(islandEntry(file), islandBundle.inputs)]),
    ),
    behaviorUrls: mapValues(behaviors, urlFrom),
    middleware: middleware ? findScript(scripts, middleware)?.exports : [],
    fetchedWith: Object.fromEntries(
      scripts.map(({ name, fetchedWith }) => [urlOf(name), fetchedWith.map(urlOf)]),
    ),
    reaches: Object.fromEntries(scripts.map(({ name, reaches }) => [urlOf(name), reaches])),
    onDemand: mapValues(onDemand, urlFrom),
    sources: bundles.flatMap(({ inputs }) => Object.keys(inputs)),
    faults: [
      ...bundles.flatMap(({ faults }) => faults),
      ...checkBehaviors(modules, scripts),
      ...plainBundles.flatMap(({ inputs }) => checkStyleImports(root, inputs)),
    ],
  };
}

function mapValues<Key extends string>(
  record: Readonly<Record<Key, string>>,
  change: (value: string) => string,
): Record<Key, string> {
  const entries = Object.entries<string>(record).map(([key, value]) => [key, change(value)]);
  return Object.fromEntries(entries);
}

function findScript(scripts: readonly NamedScript[], entryPoint: string): NamedScript | undefined {
  return scripts.find((script) => script.entryPoint === entryPoint);
}

/**
 * `components/Menu.island.tsx` is published as `Menu-….js`, without what would mean something in a URL. Two sources may
 * have the same name, in different folders.
 */
function entries(sources: readonly string[]) {
  const stemOf = (source: string) =>
    basename(source)
      .replace(/(\.(island|behavior))?\.tsx?$/, '')
      .replace(/^_/, '')
      .replace(/[^\w-]+/g, '_');
  return sources.map((source, index) => ({ in: source, out: `${stemOf(source)}-${index}` }));
}

/** Finds behaviors that the runtime could not call. */
function checkBehaviors({ behaviors }: SiteModules, scripts: readonly NamedScript[]): Fault[] {
  return Object.values(behaviors)
    .filter((file) => findScript(scripts, file)?.exports.includes('default') === false)
    .map((file) => ({
      what: 'A behavior without a function',
      file,
      why: 'The default export is missing.',
      fix: 'Export the function that attaches it: export default function name(element) { … }.',
    }));
}
