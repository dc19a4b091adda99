import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { AssetFiles } from '../prerender/bundle/asset-files.ts';
import { bundleClient } from '../prerender/bundle/bundle-client.ts';
import { bundleInlineStyles } from '../prerender/bundle/bundle-styles.ts';
import { createStyleLinker, type StyleLinker } from '../prerender/bundle/style-linker.ts';
import { discoverSite, type SiteSources } from '../prerender/discover/discover-site.ts';
import { DEFAULT_LAYOUT } from '../prerender/document/page-defaults.ts';
import type { Fault } from '../prerender/faults/fault.ts';
import type { BuildOptions, ReactMode } from '../prerender/options.ts';
import { type LinkStyles, layoutsTask } from '../prerender/render/thread-messages.ts';
import { openThreadPool, type ThreadPool } from '../prerender/render/thread-pool.ts';
import { makeSiteContext, type SiteContext } from '../prerender/site-context.ts';
import { writeSite } from '../prerender/write/write-site.ts';
import { classifyChange } from './classify-change.ts';
import { createStepCache } from './step-cache.ts';

/** The whole site except its pages, which are rendered when they are requested. */
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
   * @param changed files and folders, relative to the root; none at first.
   */
  prepare: (changed: readonly string[]) => Promise<PreparedDevSite>;
  /** Opens a pool of one thread, which learns of each change. @param print receives what the site's code prints. */
  openPool: (react: ReactMode, print: (text: string) => void) => ThreadPool;
  /** Renders the layouts, and pages on request. */
  pool: ThreadPool;
}

/**
 * Goes through the steps of a build up to the rendering of pages. After a change, it repeats only the steps that the
 * change affects, and keeps the results of the others.
 *
 * @param folder the folder that the site is written to.
 * @param log receives what pages and layouts print.
 */
export function createSitePreparer(
  options: BuildOptions,
  folder: string,
  log: (text: string) => void,
): SitePreparer {
  /** Never cleared: names contain a hash of the content, so an old file does no harm. */
  const assets: AssetFiles = new Map();
  const cache = createStepCache();
  let linker = createStyleLinker(options, assets);
  const pools: ThreadPool[] = [];
  const openPool: SitePreparer['openPool'] = (react, print) => {
    const linkStyles: LinkStyles = (stylesheets) => linker.link(stylesheets);
    const own = { ...options, react, namesSources: true };
    const opened = openThreadPool(1, own, { linkStyles, assets, print });
    pools.push(opened);
    return opened;
  };
  // React's development build takes several times as long. The background check renders with it.
  const pool = openPool('production', log);
  /** How often files of these kinds have changed; part of the keys of the steps that depend on them. */
  let styleChanges = 0;
  let publicChanges = 0;

  /** Drops the results that a change affects, so that their steps run again. */
  const invalidate = (changed: readonly string[]) => {
    const change = classifyChange(changed);
    if (change.modules) {
      cache.invalidate(changed);
      for (const each of pools) each.invalidate(changed);
    }
    if (change.styles) {
      styleChanges++;
      linker = createStyleLinker(options, assets);
    }
    if (change.publicFiles) publicChanges++;
  };

  /** Writes everything but the pages. */
  const writeRest = (context: SiteContext, { routes }: SiteSources) =>
    cache.get('write the rest', [publicChanges, routes, context], async () => {
      // Assets are named after a hash of their content, so those that have been written are still right.
      for (const name of readdirSync(folder)) {
        if (name !== 'assets') rmSync(join(folder, name), { recursive: true, force: true });
      }
      // All that the manifest needs is known, except for the hashes of payloads.
      const pages = routes.map((route) => ({ ...route, ...NOT_YET_RENDERED }));
      return { context, ...writeSite(context, { pages, unrendered: [] }, assets) };
    });

  const prepare: SitePreparer['prepare'] = async (changed) => {
    invalidate(changed);
    const sources = discoverSite(options.root);
    const { modules } = sources;
    const { islands, behaviors, middleware } = modules;
    const client = await cache.get('client', [islands, behaviors, middleware], () =>
      bundleClient(options, modules, assets),
    );
    const task = layoutsTask(modules, client);
    const layouts = await cache.get('layouts', task, () => pool.run(task));
    const styles = await cache.get(
      'styles',
      [styleChanges, modules.siteStyles, layouts.styles],
      () => bundleInlineStyles(options, modules, layouts.styles, assets),
    );
    const input = { options, sources, client, layouts, styles, folder };
    // Previews are not drawn. If nothing has changed, `context` is the same object as before, so it is not sent to the
    // render thread again.
    const made = { ...makeSiteContext(input, assets), preview: undefined };
    const { context, ...rest } = await writeRest(made, sources);
    const steps = [sources, client, layouts, styles, rest];
    return {
      context,
      sources,
      written: rest.files,
      assets,
      linker,
      faults: steps.flatMap(({ faults }) => faults),
    };
  };

  return { prepare, openPool, pool };
}

/** What the manifest says about a page that has not been rendered. */
const NOT_YET_RENDERED = {
  layout: DEFAULT_LAYOUT,
  indexed: true,
  payloadHash: 'dev',
} as const;
