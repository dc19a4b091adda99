import type { SiteModules } from '../discover/discover-modules.ts';
import type { Route } from '../discover/discover-pages.ts';
import type { Fault } from '../faults/fault.ts';
import type { BuildOptions } from '../options.ts';
import type { AssetFiles } from './asset-files.ts';
import type { BundleModules, ServerBundle } from './bundle-server.ts';
import { bundleStyles } from './bundle-styles.ts';
import { planStyles, type StylePlan } from './plan-styles.ts';

/** Pages that share one bundle, and are rendered by one thread in one go. */
export interface Shard {
  /** The bundle, an absolute path. */
  bundle: string;
  routes: readonly Route[];
  /** Page file → URL of the stylesheet of its blocks; absent where a page needs none. */
  styles: ReadonlyMap<string, string>;
  faults: readonly Fault[];
}

/** What is bundled for all pages. */
export interface BundledLayouts {
  options: BuildOptions;
  modules: SiteModules;
  layouts: ServerBundle;
}

/** Shares routes out to shards of one size, so that no thread waits for the others. */
export function shareOut(routes: readonly Route[], atMost: number): (readonly Route[])[] {
  const size = Math.ceil(routes.length / Math.ceil(routes.length / atMost));
  const shards: (readonly Route[])[] = [];
  for (let start = 0; start < routes.length; start += size) {
    shards.push(routes.slice(start, start + size));
  }
  return shards;
}

/** Large enough to pay for starting a bundle, small enough to share the work out evenly and keep memory flat. */
const ROUTES_PER_SHARD = 250;

/**
 * Bundles all pages, one shard after the other, since esbuild holds the sources of those at work in memory. Those that are
 * ready are rendered meanwhile.
 *
 * @param signal aborted when the others are of no use any more.
 */
export function bundleShards(
  routes: readonly Route[],
  bundle: BundleModules,
  site: Promise<BundledLayouts>,
  assets: AssetFiles,
  signal?: AbortSignal,
): Promise<Shard>[] {
  let before: Promise<unknown> = Promise.resolve();
  return shareOut(routes, ROUTES_PER_SHARD).map((own, index) => {
    const shard = before.then(() => {
      signal?.throwIfAborted();
      return bundleShard(`pages-${index}`, own, bundle, site, assets);
    });
    // Told of where it is awaited.
    shard.catch(() => {});
    before = shard;
    return shard;
  });
}

/** Bundles pages, then the stylesheets of their blocks: what the layouts have of these is the site's own. */
async function bundleShard(
  name: string,
  routes: readonly Route[],
  bundle: BundleModules,
  site: Promise<BundledLayouts>,
  assets: AssetFiles,
): Promise<Shard> {
  const pages = await bundle(
    name,
    routes.map(({ path, file }) => [path, file]),
  );
  const known = await site;
  const plan = planPageStyles(routes, pages, known);
  const styles = await bundleStyles(known.options, plan, assets);
  const faults = [...pages.faults, ...styles.faults];
  return { bundle: pages.file, routes, styles: styles.pages, faults };
}

/** The stylesheets of pages, without what is part of the site's own. */
export function planPageStyles(
  routes: readonly Route[],
  pages: ServerBundle,
  { modules, layouts }: BundledLayouts,
): StylePlan {
  const plan = planStyles(routes, modules, { ...layouts.sources, ...pages.sources });
  return { ...plan, entries: new Map([...plan.entries].filter(([name]) => name !== 'site')) };
}
