import type { SiteModules } from '../discover/discover-modules.ts';
import type { Route } from '../discover/discover-pages.ts';
import type { Fault } from '../faults/fault.ts';
import type { BuildOptions } from '../options.ts';
import type { AssetFiles } from './asset-files.ts';
import type { BundleModules, ServerBundle } from './bundle-server.ts';
import { bundleLinkedStyles, type LinkedStyles } from './bundle-styles.ts';
import { planStyles, type StylePlan } from './plan-styles.ts';

/** Pages that are bundled together and rendered by one thread in one go. */
export interface Shard {
  /** The bundle, an absolute path. */
  bundle: string;
  routes: readonly Route[];
  /** Page file → URL of its stylesheet; absent if the page needs none. */
  styles: ReadonlyMap<string, string>;
  faults: readonly Fault[];
}

/** What is bundled once for all pages. */
export interface BundledLayouts {
  options: BuildOptions;
  modules: SiteModules;
  layouts: ServerBundle;
}

/** Divides routes into shards of equal size, so that no thread waits for the others. */
export function splitIntoShards(routes: readonly Route[], atMost: number): (readonly Route[])[] {
  const size = Math.ceil(routes.length / Math.ceil(routes.length / atMost));
  const shards: (readonly Route[])[] = [];
  for (let start = 0; start < routes.length; start += size) {
    shards.push(routes.slice(start, start + size));
  }
  return shards;
}

/** Large enough to be worth starting a bundle, small enough to divide the work evenly and keep memory low. */
const ROUTES_PER_SHARD = 250;

/**
 * Bundles all pages, one shard after the other, since esbuild keeps the sources of everything it works on in memory.
 * Meanwhile, finished shards are rendered.
 *
 * @param signal aborted when the remaining shards are no longer needed.
 */
export function bundleShards(
  routes: readonly Route[],
  bundle: BundleModules,
  bundledLayouts: Promise<BundledLayouts>,
  assets: AssetFiles,
  signal?: AbortSignal,
): Promise<Shard>[] {
  let before: Promise<unknown> = Promise.resolve();
  return splitIntoShards(routes, ROUTES_PER_SHARD).map((own, index) => {
    const shard = before.then(() => {
      signal?.throwIfAborted();
      const makeStyles = async (plan: StylePlan) =>
        bundleLinkedStyles((await bundledLayouts).options, plan, assets);
      return bundleShard(`pages-${index}`, own, bundle, bundledLayouts, makeStyles);
    });
    // Awaited later; until then, its failure must not count as an unhandled rejection.
    shard.catch(() => {});
    before = shard;
    return shard;
  });
}

/** Bundles pages, then their stylesheets, without the styles that the layouts include already. */
export async function bundleShard(
  name: string,
  routes: readonly Route[],
  bundle: BundleModules,
  bundledLayouts: BundledLayouts | Promise<BundledLayouts>,
  makeStyles: (plan: StylePlan) => Promise<LinkedStyles>,
): Promise<Shard> {
  const pages = await bundle(
    name,
    routes.map(({ path, file }) => [path, file]),
  );
  const { modules, layouts } = await bundledLayouts;
  const sources = { ...layouts.sources, ...pages.sources };
  const styles = await makeStyles(planStyles(routes, modules, sources));
  const faults = [...pages.faults, ...styles.faults];
  return { bundle: pages.file, routes, styles: styles.pages, faults };
}
