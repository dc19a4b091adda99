import type { AssetFiles } from './bundle/asset-files.ts';
import { bundleClient } from './bundle/bundle-client.ts';
import { bundleInlineStyles, createStyleLinker } from './bundle/bundle-styles.ts';
import { checkSite } from './check/check-site.ts';
import { discoverSite } from './discover/discover-modules.ts';
import { BuildFailure, type Fault } from './faults/fault.ts';
import { faultsOf } from './faults/faults-of.ts';
import type { BuildOptions } from './options.ts';
import type { Progress } from './progress.ts';
import { ROUTES_PER_SHARD, renderPages } from './render/render-pages.ts';
import { openThreadPool } from './render/thread-pool.ts';
import { notesOn } from './report/notes.ts';
import { report } from './report/report.ts';
import { makeSiteContext } from './site-context.ts';
import { checkDestination } from './write/check-destination.ts';
import { writeInventory } from './write/inventory.ts';
import { cleanUpKilledBuilds, openStaging, publish } from './write/staging.ts';
import { usedScripts } from './write/used-scripts.ts';
import { writeSite } from './write/write-site.ts';

/**
 * Builds the site and publishes it to `options.out`. It calls the steps, each of which is a file.
 *
 * @param interruption stops the build at once, or before it publishes.
 * @returns what each route weighs, and what may not be meant as it is, each in one line.
 * @throws BuildFailure with every fault that was found; `options.out` is then unchanged.
 */
export async function buildSite(
  options: BuildOptions,
  progress: Progress,
  interruption?: AbortSignal,
): Promise<{ summary: string; notes: readonly string[] }> {
  const started = performance.now();
  // First, so that faults that end the build here leave no site moved aside.
  cleanUpKilledBuilds(options.out);
  checkDestination(options.out, options.root);
  const sources = discoverSite(options.root);
  const { routes, modules } = sources;
  const { folder, remove: removeStaging } = openStaging(options.out);
  const assets: AssetFiles = new Map();
  const linker = createStyleLinker(options, assets);
  const shardCount = Math.ceil(routes.length / ROUTES_PER_SHARD);
  // A thread renders one shard at a time, and one thread renders the layouts, even if there are no pages.
  const threadCount = Math.max(1, Math.min(options.concurrency, shardCount));
  const services = { linkStyles: linker.link, assets, print: progress.say };
  const pool = openThreadPool(threadCount, options, services);
  interruption?.addEventListener('abort', pool.close);
  try {
    progress.show('bundling');
    const scriptFiles: AssetFiles = new Map();
    const client = await bundleClient(options, modules, scriptFiles);
    progress.show('rendering layouts');
    const early = [...sources.faults, ...client.faults];
    const task = { kind: 'layouts', modules, scripts: client } as const;
    const layouts = await pool.run(task).catch(failingWith(early));
    const styles = await bundleInlineStyles(options, modules, layouts, assets);
    const context = makeSiteContext({ options, sources, client, layouts, styles, folder }, assets);
    const rendered = await renderPages(routes, context, pool, (done) =>
      progress.show('rendering pages', done, routes.length),
    ).catch(failingWith(early));
    // The threads end while the rest is written; `finally` waits for them.
    pool.close();

    progress.show('writing the rest');
    for (const [name, content] of usedScripts(client, scriptFiles, context, rendered.pages)) {
      assets.set(name, content);
    }
    const written = writeSite(context, rendered, assets);

    progress.show('checking');
    const faults = [
      ...early,
      ...layouts.faults,
      ...styles.faults,
      ...rendered.faults,
      ...linker.faults,
      ...written.faults,
      ...(await checkSite(context, sources, rendered, written.files)),
    ];
    if (faults.length > 0) throw new BuildFailure(faults);

    const summary = await report(
      { context, client, siteStyle: styles.site.text, assets },
      rendered,
      started,
    );
    writeInventory(folder, written.files);
    interruption?.throwIfAborted();
    publish(folder, options.out);
    return { summary, notes: notesOn(context, modules) };
  } finally {
    progress.clear();
    // Waits for the threads, which would otherwise write into the staging folder while it is removed.
    await pool.close();
    // Removing the staging folder also removes the old site, which `publish` has moved there.
    removeStaging();
  }
}

/** For a step without which the build cannot go on: its error does not hide the faults before it. */
function failingWith(earlier: readonly Fault[]) {
  return (error: unknown): never => {
    throw new BuildFailure([...earlier, ...faultsOf(error)]);
  };
}
