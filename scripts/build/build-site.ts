import { appIcons } from './app-icons.ts';
import type { AssetFiles } from './asset-files.ts';
import { bundleClient } from './bundle-client.ts';
import { bundleServer } from './bundle-server.ts';
import { bundleStyles } from './bundle-styles.ts';
import { checkDestination } from './check-destination.ts';
import { checkSite } from './check-site.ts';
import { discoverModules } from './discover-modules.ts';
import { discoverPages } from './discover-pages.ts';
import { BuildFailure, type Fault } from './fault.ts';
import { writeInventory } from './inventory.ts';
import type { BuildOptions } from './options.ts';
import { planStyles } from './plan-styles.ts';
import type { Progress } from './progress.ts';
import { publish } from './publish.ts';
import { openRenderPool } from './render-pool.ts';
import { renderSite } from './render-site.ts';
import { report } from './report.ts';
import { siteParts } from './site-parts.ts';
import { writeSiteReport } from './site-report/write-site-report.ts';
import { withLines } from './thrown-fault.ts';
import { openWorkshop } from './workshop.ts';
import { writeSite } from './write-site.ts';

/** Routes from which on a second thread is worth its start. */
const ROUTES_PER_THREAD = 250;

/**
 * Builds the site and publishes it to `options.out`. The table of contents of a build; each step is a file.
 *
 * @returns the summary.
 * @throws BuildFailure with every fault that was found; `options.out` is what it was then.
 */
export async function buildSite(options: BuildOptions, progress: Progress): Promise<string> {
  const started = performance.now();
  checkDestination(options.out, options.root);
  const pages = discoverPages(options.root);
  const workshop = openWorkshop(options.out);
  const { routes } = pages;
  const threads = Math.min(options.concurrency, Math.ceil(routes.length / ROUTES_PER_THREAD));
  const pool = openRenderPool(Math.max(1, threads), options.timeout);
  try {
    const { modules, faults: moduleFaults } = discoverModules(options.root);
    const assets: AssetFiles = new Map();

    progress.show('bundling');
    const [server, client] = await Promise.all([
      bundleServer(options, routes, modules, workshop.server, assets),
      bundleClient(options, modules, assets),
    ]);
    progress.show('rendering layouts');
    const [styles, layouts] = await Promise.all([
      bundleStyles(options, planStyles(routes, modules, server.sources), assets),
      pool.renderLayouts({
        bundle: server.layouts,
        base: options.base,
        layouts: modules.layouts,
        errorPage: modules.errorPage,
        site: modules.site,
        islandUrls: client.islands,
        behaviorUrls: client.behaviors,
      }),
    ]);
    const parts = siteParts(options, client, styles, layouts, assets);
    const icons = appIcons(options, modules, parts.themeColor);
    // It is awaited below; a page that cannot be rendered must not make its failure a stray one.
    icons.catch(() => {});
    const folder = workshop.site;
    const build = { options, routes, modules, client, styles, layouts, parts, assets, folder };

    const { preview } = modules;
    const rendered = await renderSite(
      build,
      server.shards,
      pool,
      (done) => progress.show('rendering pages', done, routes.length),
      preview === undefined
        ? undefined
        : { bundle: server.layouts, file: preview, root: options.root },
    );

    progress.show('checking');
    const written = writeSite(build, rendered.routes, await icons);
    const faults: Fault[] = [
      ...pages.faults,
      ...moduleFaults,
      ...server.faults,
      ...client.faults,
      ...styles.faults,
      ...layouts.faults,
      ...rendered.faults,
      ...written.faults,
      ...(await checkSite(build, rendered.routes, written.files)),
    ];
    if (faults.some(({ thrownAt }) => thrownAt)) {
      // Source maps take time: only a build that has failed makes them, to name the lines.
      const withMaps = { ...options, sourceMaps: true };
      await bundleServer(withMaps, routes, modules, workshop.server, assets);
    }
    if (faults.length > 0) throw new BuildFailure(withLines(faults));

    const summary = await report(build, rendered.routes, started);
    if (options.report) await writeSiteReport(options.report, build, rendered.routes);
    writeInventory(folder, written.files);
    publish(folder, options.out);
    return summary;
  } finally {
    progress.clear();
    // Threads that still render would write into the workshop while it is removed.
    await pool.close();
    workshop.remove();
  }
}
