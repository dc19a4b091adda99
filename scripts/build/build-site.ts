import { join } from 'node:path';
import { type AssetFiles, addAssets } from './bundle/asset-files.ts';
import { bundleClient } from './bundle/bundle-client.ts';
import { bundleInlineStyles } from './bundle/bundle-styles.ts';
import { openStyleLinker } from './bundle/style-linker.ts';
import { checkSite } from './check/check-site.ts';
import { deferRejection } from './defer-rejection.ts';
import { discoverSite } from './discover/discover-site.ts';
import { BuildFailure, type Fault } from './faults/fault.ts';
import type { BuildOptions } from './options.ts';
import { prepareSite } from './prepare-site.ts';
import type { Progress } from './progress.ts';
import { renderLayouts } from './render/render-layouts.ts';
import { ROUTES_PER_SHARD, renderPages } from './render/render-pages.ts';
import { openThreadPool } from './render/thread-pool.ts';
import { report } from './report/report.ts';
import { appIcons } from './write/app-icons.ts';
import { checkDestination } from './write/check-destination.ts';
import { writeInventory } from './write/inventory.ts';
import { publish } from './write/publish.ts';
import { openStaging } from './write/staging.ts';
import { writeSite } from './write/write-site.ts';

/**
 * Builds the site and publishes it to `options.out`. It calls the steps, each of which is a file.
 *
 * @returns the summary.
 * @throws BuildFailure with every fault that was found; `options.out` is then unchanged.
 */
export async function buildSite(options: BuildOptions, progress: Progress): Promise<string> {
  const started = performance.now();
  checkDestination(options.out, options.root);
  const { sources, faults: sourceFaults } = discoverSite(options.root);
  const { routes, modules } = sources;
  const { siteFolder: folder, remove: removeStaging } = openStaging(options.out);
  const assets: AssetFiles = new Map();
  const styles = openStyleLinker(options, assets);
  const shardCount = Math.ceil(routes.length / ROUTES_PER_SHARD);
  // A thread renders one shard at a time, and one thread renders the layouts, even if there are no pages.
  const threadCount = Math.max(1, Math.min(options.concurrency, shardCount));
  const pool = openThreadPool(threadCount, options, styles.link);
  try {
    progress.show('bundling');
    const prepared = await prepareSite(
      { options, routes, modules, folder, assets },
      {
        bundleClient: () => bundleClient(options, modules, assets),
        bundleInlineStyles: (plan) => bundleInlineStyles(options, plan, assets),
        async renderLayouts(task) {
          progress.show('rendering layouts');
          const layouts = await renderLayouts(task, pool);
          layouts.printed.forEach(progress.say);
          return layouts;
        },
      },
    );
    const { context, client, siteStyle } = prepared;
    const icons = deferRejection(appIcons(options, modules, context.site.themeColor));
    const onShard = (printed: readonly string[], done: number) => {
      printed.forEach(progress.say);
      progress.show('rendering pages', done, routes.length);
    };
    const rendered = await renderPages(routes, context, pool, onShard);
    const { pages } = rendered;
    // They end while the rest is written.
    deferRejection(pool.close());
    addAssets(assets, rendered.assets);

    progress.show('writing the rest');
    const publicFolder = join(options.root, 'assets/public');
    const written = writeSite(context, pages, {
      errorDocument: prepared.errorDocument,
      assets,
      icons: await icons,
      publicFolder,
    });

    progress.show('checking');
    const faults: Fault[] = [
      ...sourceFaults,
      ...prepared.faults,
      ...rendered.faults,
      ...styles.faults,
      ...written.faults,
      ...(await checkSite(context, sources, pages, written.files)),
    ];
    if (faults.length > 0) throw new BuildFailure(faults);

    const summary = await report({ context, client, siteStyle, assets }, pages, started);
    writeInventory(folder, written.files);
    publish(folder, options.out);
    return summary;
  } finally {
    progress.clear();
    // Waits for the threads, which would otherwise write into the staging folder while it is removed.
    await pool.close();
    // This also removes the old site, which `publish` has moved there.
    removeStaging();
  }
}
