import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { AssetFiles } from '../build/bundle/asset-files.ts';
import { bundleClient, type ClientBundle } from '../build/bundle/bundle-client.ts';
import { layoutModules, openServerBundler } from '../build/bundle/bundle-server.ts';
import {
  type BundledLayouts,
  planPageStyles,
  type Shard,
  splitIntoShards,
} from '../build/bundle/bundle-shard.ts';
import { bundleStyles, type StyleBundle } from '../build/bundle/bundle-styles.ts';
import { planStyles, type StylePlan } from '../build/bundle/plan-styles.ts';
import type { SiteSources } from '../build/check/check-site.ts';
import { discoverModules, type SiteModules } from '../build/discover/discover-modules.ts';
import { discoverPages, type Route } from '../build/discover/discover-pages.ts';
import { collectSiteContext } from '../build/document/collect-site-context.ts';
import type { Fault } from '../build/faults/fault.ts';
import { type BuildOptions, PROJECT } from '../build/options.ts';
import type { LayoutsResult, LayoutsTask } from '../build/render/messages.ts';
import { NOT_RENDERED, type RenderedPage, type SiteContext } from '../build/render/page.ts';
import { layoutsTask, renderLayouts } from '../build/render/render-layouts.ts';
import type { ThreadPool } from '../build/render/thread-pool.ts';
import type { Staging } from '../build/write/staging.ts';
import { type WrittenSite, writeAssets, writeSite } from '../build/write/write-site.ts';
import { openKeptBundles } from './keep-bundles.ts';
import { openKeptContexts } from './keep-contexts.ts';
import { keepLast } from './keep-last.ts';

/** All of a site but its pages, which are bundled and rendered when they are wanted. */
export interface SharedParts {
  shared: SiteContext;
  sources: SiteSources;
  shards: readonly WantedShard[];
  /** What lies ready beside pages: paths below the folder of the build. It grows with each shard that is bundled. */
  written: ReadonlySet<string>;
  faults: readonly Fault[];
}

export interface WantedShard {
  routes: readonly Route[];
  /** Bundles it, once. */
  bundle: () => Promise<Shard>;
}

/** Makes shared parts. */
export interface SharedPartsMaker {
  /**
   * One call at a time.
   *
   * @param files the changed files, absolute; all when left out.
   */
  make: (files?: readonly string[]) => Promise<SharedParts>;
  close: () => Promise<void>;
}

/** Few enough to bundle anew while somebody waits. */
const ROUTES_PER_SHARD = 10;

/**
 * Takes the steps of a build up to the bundling of pages, again after each change.
 *
 * What a change does not concern is kept for the next.
 */
export function openSharedParts(
  options: BuildOptions,
  { server: serverFolder, site: folder }: Staging,
  pool: ThreadPool,
): SharedPartsMaker {
  const publicFolder = join(options.root, 'assets/public');
  const clientAssets: AssetFiles = new Map();
  /** Each has a name of its own, so that those that went can stay. */
  const otherAssets: AssetFiles = new Map();
  const bundles = openKeptBundles();
  const contexts = openKeptContexts();
  const layoutsOnce = keepLast<LayoutsResult>();
  const siteOnce = keepLast<WrittenSite & { shared: SiteContext }>();
  const stylesOnce = new Map<string, ReturnType<typeof keepLast<StyleBundle>>>();
  /** Counts the changes of what is no script: of stylesheets, and of pictures and fonts that they name. */
  let looks = 0;
  /** Counts the changes in `assets/public/`. */
  let publications = 0;
  let client: ClientBundle | undefined;
  /** Bundles of one name are written one after the other. */
  let last: Promise<unknown> = Promise.resolve();

  const makeClient = async (modules: SiteModules, files?: readonly string[]) => {
    if (client && files && !concernsClient(client, modules, files, options.root)) return client;
    clientAssets.clear();
    return bundleClient(options, modules, clientAssets);
  };

  const makeLayouts = (task: LayoutsTask) => {
    const code = readFileSync(task.bundle, 'utf8');
    const key = JSON.stringify([code, task.islandUrls, task.behaviorUrls]);
    return layoutsOnce(key, () => renderLayouts(task, pool));
  };

  const makeStyles = (name: string, plan: StylePlan) => {
    const once = stylesOnce.get(name) ?? keepLast<StyleBundle>();
    stylesOnce.set(name, once);
    const key = JSON.stringify([looks, [...plan.entries], [...plan.pages]]);
    return once(key, () => bundleStyles(options, plan, otherAssets));
  };

  const writeAround = (shared: SiteContext, routes: readonly Route[], assets: AssetFiles) => {
    const key = JSON.stringify([publications, routes, shared]);
    return siteOnce(key, async () => {
      // The names of assets tell what is in them: those that are there can stay.
      for (const name of readdirSync(folder)) {
        if (name !== 'assets') rmSync(join(folder, name), { recursive: true, force: true });
      }
      const given = { assets, icons: [], publicFolder };
      return { shared, ...writeSite(shared, routes.map(unrendered), given) };
    });
  };

  const make: SharedPartsMaker['make'] = async (files) => {
    await last;
    // What a stylesheet says does not concern those who import it.
    if (!files?.every((file) => file.endsWith('.css'))) {
      bundles.outdate(files?.map((file) => relative(options.root, file).replaceAll('\\', '/')));
    }
    if (!files?.every((file) => /\.tsx?$/.test(file))) looks++;
    if (!files?.every((file) => !file.startsWith(publicFolder))) publications++;
    const found = discoverPages(options.root);
    const { routes } = found;
    const { modules, faults } = discoverModules(options.root);
    const withLines = { ...options, sourceMaps: true, namesSources: true };
    const bundle = bundles.keep(
      openServerBundler(withLines, serverFolder, otherAssets, contexts.run),
    );
    const [bundled, scripts] = await Promise.all([
      bundle('layouts', layoutModules(modules)),
      makeClient(modules, files),
    ]);
    client = scripts.faults.length > 0 ? undefined : scripts;
    const site: BundledLayouts = { options, modules, layouts: bundled };
    const sitePlan = planStyles([], modules, bundled.sources);
    const [styles, layouts] = await Promise.all([
      makeStyles('site', sitePlan),
      makeLayouts(layoutsTask(bundled.file, modules, scripts)),
    ]);
    const assets: AssetFiles = new Map([...otherAssets, ...clientAssets]);
    const made = { options, modules, client: scripts, styles, layouts, preview: undefined, folder };
    // The same object as before where nothing has changed: it is not sent to the thread again.
    const { shared, ...result } = await writeAround(
      collectSiteContext(made, assets),
      routes,
      assets,
    );
    const written = new Set(result.files);

    const makeShard = async (name: string, own: readonly Route[]): Promise<Shard> => {
      const pages = await bundle(
        name,
        own.map(({ path, file }) => [path, file]),
      );
      const plan = planPageStyles(own, pages, site);
      const look = await makeStyles(name, plan);
      writeAssets(folder, otherAssets);
      for (const asset of otherAssets.keys()) written.add(`assets/${asset}`);
      return {
        bundle: pages.file,
        routes: own,
        styles: look.pages,
        faults: [...pages.faults, ...look.faults],
      };
    };
    const shards = splitIntoShards(routes, ROUTES_PER_SHARD).map((own, index): WantedShard => {
      let made: Promise<Shard> | undefined;
      const make = () => {
        const shard = last.then(() => makeShard(`pages-${index}`, own));
        last = shard.catch(() => {});
        return shard;
      };
      return {
        routes: own,
        bundle() {
          made ??= make();
          return made;
        },
      };
    });

    return {
      shared,
      sources: { root: options.root, routes, modules },
      shards,
      written,
      faults: [
        ...found.faults,
        ...faults,
        ...bundled.faults,
        ...scripts.faults,
        ...styles.faults,
        ...layouts.faults,
        ...result.faults,
      ],
    };
  };
  return { make, close: contexts.close };
}

/** True when a change may be one of the browser's scripts, which take longest to bundle. */
function concernsClient(
  { sources, islands, behaviors }: ClientBundle,
  modules: SiteModules,
  files: readonly string[],
  root: string,
): boolean {
  const isSame =
    Object.keys(islands).join() === modules.islands.join() &&
    Object.keys(behaviors).join() === [...modules.behaviors.keys()].join();
  const runtime = relative(root, join(PROJECT, 'scripts'));
  return (
    !isSame ||
    files
      .map((file) => relative(root, file))
      .some((file) => sources.includes(file) || file.startsWith(runtime))
  );
}

/** What the manifest can say of a page before it is rendered. Nothing else of it is used. */
function unrendered(route: Route): RenderedPage {
  return {
    ...route,
    styles: [],
    outcome: 'generated',
    layout: 'default',
    title: '',
    description: '',
    indexed: true,
    ...NOT_RENDERED,
    payloadHash: 'dev',
  };
}
