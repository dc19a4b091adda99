import type { Shard } from '../build/bundle/bundle-shard.ts';
import type { Route } from '../build/discover/discover-pages.ts';

/** Some pages of the site, not bundled yet. */
export interface LazyShard {
  routes: readonly Route[];
  /** Bundles the pages when first called; later calls return the same result. */
  bundle: () => Promise<Shard>;
  /** True once `bundle` was called. */
  isBundled: () => boolean;
}

/** Bundles shards in turn, since two versions of a bundle are written to the same file. */
export interface ShardQueue {
  /** @param make bundles the shard. */
  add: (routes: readonly Route[], make: () => Promise<Shard>) => LazyShard;
  /** Waits until no shard is being bundled. */
  idle: () => Promise<unknown>;
}

export function openShardQueue(): ShardQueue {
  let last: Promise<unknown> = Promise.resolve();
  return {
    add(routes, make) {
      let shard: Promise<Shard> | undefined;
      const start = () => {
        const bundled = last.then(make);
        last = bundled.catch(() => {});
        return bundled;
      };
      return {
        routes,
        bundle() {
          shard ??= start();
          return shard;
        },
        isBundled: () => shard !== undefined,
      };
    },
    idle: () => last,
  };
}
