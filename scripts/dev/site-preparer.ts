import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { AssetFiles } from '../build/bundle/asset-files.ts';
import { bundleClient } from '../build/bundle/bundle-client.ts';
import { bundleInlineStyles } from '../build/bundle/bundle-styles.ts';
import { openStyleLinker, type StyleLinker } from '../build/bundle/style-linker.ts';
import type { Route } from '../build/discover/discover-pages.ts';
import { discoverSite, type SiteSources } from '../build/discover/discover-site.ts';
import type { SharedDocument } from '../build/document/page-document.ts';
import type { Fault } from '../build/faults/fault.ts';
import { DEFAULT_LAYOUT } from '../build/names.ts';
import type { BuildOptions, ReactMode } from '../build/options.ts';
import { prepareSite } from '../build/prepare-site.ts';
import { relativePath } from '../build/relative-path.ts';
import { NOT_RENDERED, type PageResult } from '../build/render/page-result.ts';
import { renderLayouts } from '../build/render/render-layouts.ts';
import type { SiteContext } from '../build/render/site-context.ts';
import { openThreadPool, type ThreadPool } from '../build/render/thread-pool.ts';
import { writeSite } from '../build/write/write-site.ts';
import { classifyChange } from './classify-change.ts';
import { openStepCache } from './step-cache.ts';

/** Everything of the site except its pages, which are rendered when they are requested. */
export interface PreparedDevSite {
  context: SiteContext;
  sources: SiteSources;
  /** Files that have been written, without pages and assets: paths below the folder of the build. */
  written: ReadonlySet<string>;
  /** All assets so far. Each page that is rendered may add some. */
  assets: AssetFiles;
  /** Bundles the stylesheets of pages. */
  linker: StyleLinker;
  faults: readonly Fault[];
}

/** Prepares the site, at first and after each change. */
export interface SitePreparer {
  /**
   * Must not be called again before it has settled.
   *
   * @param files the changed files, absolute; left out, all files.
   */
  prepare: (files?: readonly string[]) => Promise<PreparedDevSite>;
  /** Opens a pool of one thread, which learns of each change. */
  openPool: (react: ReactMode) => ThreadPool;
  /** Renders the layouts, and pages on request. */
  pool: ThreadPool;
}

/**
 * Goes through the steps of a build up to the rendering of pages. After a change it takes only the steps that the change
 * concerns, and uses the earlier results of all others.
 *
 * @param folder the folder that the site is written to.
 * @param log receives what layouts print.
 */
export function openSitePreparer(
  options: BuildOptions,
  folder: string,
  log: (text: string) => void,
): SitePreparer {
  const publicFolder = join(options.root, 'assets/public');
  /** Never cleared: names contain a hash of the content, so an old file does no harm. */
  const assets: AssetFiles = new Map();
  const cache = openStepCache();
  let linker = openStyleLinker(options, assets);
  const pools: ThreadPool[] = [];
  const openPool = (react: ReactMode) => {
    const setting = { ...options, react, namesSources: true };
    const opened = openThreadPool(1, setting, (sheets) => linker.link(sheets));
    pools.push(opened);
    return opened;
  };
  // React's development build takes several times as long. The background check renders with it.
  const pool = openPool('production');
  /** How often files of these kinds have changed; part of the keys of the steps that depend on them. */
  let styleChanges = 0;
  let publicChanges = 0;

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
    const change = classifyChange(files, publicFolder);
    if (change.modules) {
      const changed = files?.map((file) => relativePath(options.root, file));
      cache.invalidate(changed);
      for (const each of pools) each.invalidate(changed);
    }
    if (change.styles) {
      styleChanges++;
      linker = openStyleLinker(options, assets);
    }
    if (change.publicFiles) publicChanges++;
    const { sources, faults } = discoverSite(options.root);
    const { routes, modules } = sources;
    const prepared = await prepareSite(
      { options, routes, modules, folder, assets },
      {
        bundleClient: () =>
          cache.get('bundle client', [modules.islands, [...modules.behaviors]], () =>
            bundleClient(options, modules, assets),
          ),
        bundleInlineStyles: (plan) =>
          cache.get('inline styles', [styleChanges, plan], () =>
            bundleInlineStyles(options, plan, assets),
          ),
        renderLayouts: (task) =>
          cache.get('render layouts', [task, [...modules.layouts]], async () => {
            const layouts = await renderLayouts(task, pool);
            layouts.printed.forEach(log);
            return layouts;
          }),
      },
    );
    // Previews are not drawn. If nothing has changed, `context` is the same object as before, so it is not sent to the
    // render thread again.
    const { context, ...rest } = await writeRest(
      { ...prepared.context, preview: undefined },
      prepared.errorDocument,
      routes,
    );
    return {
      context,
      sources,
      written: rest.files,
      assets,
      linker,
      faults: [...faults, ...prepared.faults, ...rest.faults],
    };
  };

  return { prepare, openPool, pool };
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
