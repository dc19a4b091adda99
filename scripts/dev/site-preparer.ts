import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { AssetFiles } from '../build/bundle/asset-files.ts';
import { bundleClient } from '../build/bundle/bundle-client.ts';
import {
  type BundleModules,
  layoutModules,
  openRenderBundler,
} from '../build/bundle/bundle-for-rendering.ts';
import { bundleShard, splitIntoShards } from '../build/bundle/bundle-shard.ts';
import { bundleInlineStyles, bundleLinkedStyles } from '../build/bundle/bundle-styles.ts';
import type { StylePlan } from '../build/bundle/plan-styles.ts';
import type { Route } from '../build/discover/discover-pages.ts';
import { discoverSite, type SiteSources } from '../build/discover/discover-site.ts';
import type { SharedDocument } from '../build/document/page-document.ts';
import type { Fault } from '../build/faults/fault.ts';
import { DEFAULT_LAYOUT } from '../build/names.ts';
import type { BuildOptions } from '../build/options.ts';
import { prepareSite } from '../build/prepare-site.ts';
import { relativePath } from '../build/relative-path.ts';
import { NOT_RENDERED, type PageResult } from '../build/render/page-result.ts';
import { renderLayouts } from '../build/render/render-layouts.ts';
import type { SiteContext } from '../build/render/site-context.ts';
import type { LayoutsTask } from '../build/render/thread-messages.ts';
import type { ThreadPool } from '../build/render/thread-pool.ts';
import type { Staging } from '../build/write/staging.ts';
import { writeAssets, writeSite } from '../build/write/write-site.ts';
import { classifyChange } from './classify-change.ts';
import { openEsbuildContexts } from './esbuild-contexts.ts';
import { type LazyShard, lazyShard } from './lazy-shard.ts';
import { openStepCache } from './step-cache.ts';
import { openTaskQueue } from './task-queue.ts';

/** Everything of the site except its pages, which are bundled and rendered when they are requested. */
export interface LazySite {
  context: SiteContext;
  sources: SiteSources;
  shards: readonly LazyShard[];
  /** Files that have been written, without pages: paths below the folder of the build. Each bundled shard adds some. */
  written: ReadonlySet<string>;
  faults: readonly Fault[];
}

/** Prepares the site, at first and after each change. */
export interface SitePreparer {
  /**
   * Must not be called again before it has settled.
   *
   * @param files the changed files, absolute; left out, all files.
   */
  prepare: (files?: readonly string[]) => Promise<LazySite>;
  close: () => Promise<void>;
}

/**
 * Few enough to be bundled again quickly while somebody waits for one of their pages; on a small site, one each. Not one
 * each on a large site: every shard that has been bundled keeps its sources in memory.
 */
const routesPerShard = (routes: number) => Math.min(10, Math.ceil(routes / 20));

/**
 * Goes through the steps of a build up to the bundling of pages. After a change it takes only the steps that the change
 * concerns, and uses the earlier results of all others.
 *
 * @param log receives what layouts print.
 */
export function openSitePreparer(
  options: BuildOptions,
  { renderFolder, siteFolder: folder }: Staging,
  pool: ThreadPool,
  log: (text: string) => void,
): SitePreparer {
  const publicFolder = join(options.root, 'assets/public');
  /** Never cleared: names contain a hash of the content, so an old file does no harm. */
  const assets: AssetFiles = new Map();
  const cache = openStepCache();
  const contexts = openEsbuildContexts();
  const queue = openTaskQueue();
  /** How often files of these kinds have changed; part of the keys of the steps that depend on them. */
  let styleChanges = 0;
  let publicChanges = 0;

  const makeLayouts = (task: LayoutsTask) => {
    const code = readFileSync(task.bundle, 'utf8');
    const key = [code, task.islandUrls, task.behaviorUrls];
    return cache.get('render layouts', key, async () => {
      const layouts = await renderLayouts(task, pool);
      layouts.printed.forEach(log);
      return layouts;
    });
  };

  const makeInlineStyles = (plan: StylePlan) => {
    const key = [styleChanges, [...plan.inline]];
    return cache.get('inline styles', key, () => bundleInlineStyles(options, plan, assets));
  };

  const makeLinkedStyles = (shard: string, plan: StylePlan) => {
    const key = [styleChanges, [...plan.linked], [...plan.pages]];
    const step = `linked styles of ${shard}`;
    return cache.get(step, key, () => bundleLinkedStyles(options, plan, assets));
  };

  /** Writes everything but the pages. */
  const writeRest = (
    context: SiteContext,
    errorDocument: SharedDocument,
    routes: readonly Route[],
  ) => {
    const key = [publicChanges, routes, context, errorDocument];
    return cache.get('write the rest', key, async () => {
      // Assets are named after a hash of their content, so those that have been written are still right.
      for (const name of readdirSync(folder)) {
        if (name !== 'assets') rmSync(join(folder, name), { recursive: true, force: true });
      }
      const rest = { errorDocument, assets, icons: [], publicFolder };
      return { context, ...writeSite(context, routes.map(unrendered), rest) };
    });
  };

  const prepare: SitePreparer['prepare'] = async (files) => {
    await queue.idle();
    const change = classifyChange(files, publicFolder);
    if (change.modules) {
      cache.invalidate(files?.map((file) => relativePath(options.root, file)));
    }
    if (change.styles) styleChanges++;
    if (change.publicFiles) publicChanges++;
    const { sources, faults } = discoverSite(options.root);
    const { routes, modules } = sources;
    const naming = { ...options, namesSources: true };
    const bundle = openRenderBundler(naming, renderFolder, assets, contexts.run);
    const bundleModules: BundleModules = (name, modules) =>
      cache.get(`bundle ${name}`, modules, () => bundle(name, modules));
    const layouts = bundleModules('layouts', layoutModules(modules));
    const prepared = await prepareSite(
      { options, routes, modules, layouts, folder, assets },
      {
        bundleClient: () =>
          cache.get('bundle client', [modules.islands, [...modules.behaviors]], () =>
            bundleClient(options, modules, assets),
          ),
        bundleInlineStyles: makeInlineStyles,
        renderLayouts: makeLayouts,
      },
    );
    // Previews are not drawn. If nothing has changed, `context` is the same object as before, so it is not sent to the
    // render thread again.
    const { context, ...rest } = await writeRest(
      { ...prepared.context, preview: undefined },
      prepared.errorDocument,
      routes,
    );
    const written = new Set(rest.files);

    const makeShard = async (name: string, group: readonly Route[]) => {
      const shard = await bundleShard(name, group, {
        bundleModules,
        bundleLinkedStyles: (plan) => makeLinkedStyles(name, plan),
        modules,
        layouts,
      });
      writeAssets(folder, assets);
      for (const asset of assets.keys()) written.add(`assets/${asset}`);
      return shard;
    };
    const shards = splitIntoShards(routes, routesPerShard(routes.length)).map((group, index) =>
      lazyShard(group, queue, () => makeShard(`pages-${index}`, group)),
    );
    return {
      context,
      sources,
      shards,
      written,
      faults: [...faults, ...prepared.faults, ...rest.faults],
    };
  };
  return { prepare, close: contexts.close };
}

/** A page that has not been rendered, for the manifest: all that the manifest needs is known. */
function unrendered(route: Route): PageResult {
  return {
    ...route,
    styles: [],
    outcome: 'generated',
    layout: DEFAULT_LAYOUT,
    title: '',
    description: '',
    indexed: true,
    ...NOT_RENDERED,
    payloadHash: 'dev',
  };
}
