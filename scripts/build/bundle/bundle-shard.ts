import { deferRejection } from '../defer-rejection.ts';
import type { SiteModules } from '../discover/discover-modules.ts';
import type { Route } from '../discover/discover-pages.ts';
import type { Fault } from '../faults/fault.ts';
import type { BundleModules, RenderBundle } from './bundle-for-rendering.ts';
import type { LinkedStyles } from './bundle-styles.ts';
import { planStyles, type StylePlan } from './plan-styles.ts';

/** A page that is bundled and not rendered yet. */
export interface ShardPage extends Route {
  /** URLs of its stylesheets. */
  styles: readonly string[];
}

/** Pages that are bundled together and rendered by one thread in one go. */
export interface Shard {
  /** The bundle, an absolute path. */
  bundle: string;
  pages: readonly ShardPage[];
  faults: readonly Fault[];
}

/** The tools that bundle a shard, and what they have found so far; the same for every shard. */
export interface ShardTools {
  bundleModules: BundleModules;
  bundleLinkedStyles: (plan: StylePlan) => Promise<LinkedStyles>;
  modules: SiteModules;
  layouts: Promise<RenderBundle>;
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

/** Large enough to be worth a bundle and a thread, small enough to divide the work evenly and keep memory low. */
export const ROUTES_PER_SHARD = 250;

/**
 * Bundles all pages, one shard after the other, since esbuild keeps the sources of everything it works on in memory.
 * Meanwhile, finished shards are rendered.
 *
 * @param signal aborted when the remaining shards are no longer needed.
 */
export function bundleShards(
  routes: readonly Route[],
  tools: ShardTools,
  signal?: AbortSignal,
): Promise<Shard>[] {
  let before: Promise<unknown> = Promise.resolve();
  return splitIntoShards(routes, ROUTES_PER_SHARD).map((group, index) => {
    const shard = before.then(() => {
      signal?.throwIfAborted();
      return bundleShard(`pages-${index}`, group, tools);
    });
    before = shard;
    return deferRejection(shard);
  });
}

/** Bundles pages, then their stylesheets, without the styles that the layouts include already. */
export async function bundleShard(
  name: string,
  routes: readonly Route[],
  { bundleModules, bundleLinkedStyles, modules, layouts }: ShardTools,
): Promise<Shard> {
  const bundle = await bundleModules(
    name,
    routes.map(({ path, file }) => [path, file]),
  );
  const sources = { ...(await layouts).sources, ...bundle.sources };
  const styles = await bundleLinkedStyles(planStyles(routes, modules, sources));
  return {
    bundle: bundle.file,
    pages: routes.map((route) => {
      const style = styles.pages.get(route.file);
      return { ...route, styles: style === undefined ? [] : [style] };
    }),
    faults: [...bundle.faults, ...styles.faults],
  };
}
