import type { Shard } from '../build/bundle/bundle-shard.ts';
import type { Route } from '../build/discover/discover-pages.ts';
import type { TaskQueue } from './task-queue.ts';

/** Some pages of the site, not bundled yet. */
export interface LazyShard {
  routes: readonly Route[];
  /** Bundles the pages when first called; later calls return the same result. */
  bundle: () => Promise<Shard>;
  /** True once `bundle` was called. */
  isBundled: () => boolean;
}

/** @param queue in which shards are bundled, since two versions of a bundle are written to the same file. */
export function lazyShard(
  routes: readonly Route[],
  queue: TaskQueue,
  make: () => Promise<Shard>,
): LazyShard {
  let shard: Promise<Shard> | undefined;
  return {
    routes,
    bundle() {
      shard ??= queue.add(make);
      return shard;
    },
    isBundled: () => shard !== undefined,
  };
}
