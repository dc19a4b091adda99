import { join } from 'node:path';
import type { AssetFiles } from './bundle/asset-files.ts';
import { bundleClient } from './bundle/bundle-client.ts';
import { layoutModules, openServerBundler } from './bundle/bundle-server.ts';
import { bundleShards, type Shard } from './bundle/bundle-shard.ts';
import { bundleInlineStyles } from './bundle/bundle-styles.ts';
import { planStyles } from './bundle/plan-styles.ts';
import { checkSite } from './check/check-site.ts';
import { discoverModules } from './discover/discover-modules.ts';
import { discoverPages } from './discover/discover-pages.ts';
import { collectSiteContext } from './document/collect-site-context.ts';
import { BuildFailure, type Fault } from './faults/fault.ts';
import { withLines } from './faults/thrown-fault.ts';
import type { BuildOptions } from './options.ts';
import type { Progress } from './progress.ts';
import { planPages } from './render/plan-pages.ts';
import { layoutsTask, renderLayouts } from './render/render-layouts.ts';
import { renderPages } from './render/render-pages.ts';
import { openThreadPool } from './render/thread-pool.ts';
import { report } from './report/report.ts';
import { writeReport } from './report/write-report.ts';
import { appIcons } from './write/app-icons.ts';
import { checkDestination } from './write/check-destination.ts';
import { writeInventory } from './write/inventory.ts';
import { publish } from './write/publish.ts';
import { openStaging } from './write/staging.ts';
import { writeSite } from './write/write-site.ts';

/** The number of routes that make a second thread worth its start. */
const ROUTES_PER_THREAD = 250;

/**
 * Builds the site and publishes it to `options.out`. It calls the steps, each of which is a file. If pages threw
 * errors, it bundles once more, to find their lines.
 *
 * @returns the summary.
 * @throws BuildFailure with every fault that was found; `options.out` is then unchanged.
 */
export async function buildSite(options: BuildOptions, progress: Progress): Promise<string> {
  const started = performance.now();
  checkDestination(options.out, options.root);
  const discovered = discoverPages(options.root);
  const staging = openStaging(options.out);
  const { routes } = discovered;
  const threads = Math.min(options.concurrency, Math.ceil(routes.length / ROUTES_PER_THREAD));
  const pool = openThreadPool(Math.max(1, threads), options);
  const stop = new AbortController();
  let shards: readonly Promise<Shard>[] = [];
  try {
    const { modules, faults: moduleFaults } = discoverModules(options.root);
    const assets: AssetFiles = new Map();

    progress.show('bundling');
    const bundle = openServerBundler(options, staging.server, assets);
    const bundledLayouts = bundle('layouts', layoutModules(modules)).then((layouts) => ({
      options,
      modules,
      layouts,
    }));
    shards = bundleShards(routes, bundle, bundledLayouts, assets, stop.signal);
    const [server, client] = await Promise.all([
      bundledLayouts,
      bundleClient(options, modules, assets),
    ]);
    progress.show('rendering layouts');
    const [styles, layouts] = await Promise.all([
      bundleInlineStyles(options, planStyles([], modules, server.layouts.sources), assets),
      renderLayouts(layoutsTask(server.layouts.file, modules, client), pool),
    ]);
    layouts.printed.forEach(progress.say);
    const folder = staging.site;
    const preview =
      modules.preview === undefined
        ? undefined
        : {
            bundle: server.layouts.file,
            file: modules.preview,
            root: options.root,
          };
    const stepResults = { options, modules, client, styles, layouts, preview, folder };
    const context = collectSiteContext(stepResults, assets);
    const icons = appIcons(options, modules, context.themeColor);
    // Awaited later; until then, its failure must not count as an unhandled rejection.
    icons.catch(() => {});
    const paths = new Set(routes.map(({ path }) => path));
    const planned = shards.map(async (shard) => planPages(await shard, paths));
    const rendered = await renderPages(planned, context, pool, (printed, done) => {
      printed.forEach(progress.say);
      progress.show('rendering pages', done, routes.length);
    });
    const { pages } = rendered;
    const bundled = await Promise.all(shards);

    progress.show('checking');
    const publicFolder = join(options.root, 'assets/public');
    const written = writeSite(context, pages, { assets, icons: await icons, publicFolder });
    const sources = { root: options.root, routes, modules };
    const faults: Fault[] = [
      ...discovered.faults,
      ...moduleFaults,
      ...server.layouts.faults,
      ...bundled.flatMap((shard) => shard.faults),
      ...client.faults,
      ...styles.faults,
      ...layouts.faults,
      ...rendered.faults,
      ...written.faults,
      ...(await checkSite(context, sources, pages, written.files)),
    ];
    if (faults.some(({ thrownAt }) => thrownAt)) {
      // Source maps take time, so only a failed build makes them, to find the lines of errors.
      const again = openServerBundler({ ...options, sourceMaps: true }, staging.server, assets);
      await again('layouts', layoutModules(modules));
      await Promise.all(bundleShards(routes, again, bundledLayouts, assets));
    }
    if (faults.length > 0) throw new BuildFailure(withLines(faults));

    const weighed = { context, client, siteStyle: styles.site.text, assets };
    const summary = await report(weighed, pages, started);
    if (options.report) await writeReport(options.report, weighed, pages);
    writeInventory(folder, written.files);
    publish(folder, options.out);
    return summary;
  } finally {
    progress.clear();
    // Waits for bundling and rendering, which would otherwise write into the staging folder while it is removed.
    stop.abort();
    await Promise.all([pool.close(), Promise.allSettled(shards)]);
    // The old site is in there, too.
    staging.remove();
  }
}
