import type { BundleModules, RenderBundle } from '../build/bundle/bundle-for-rendering.ts';

/** Bundles whose sources have not changed since they were made. */
export interface BundleCache {
  /** Wraps `bundle`: it is only called if there is no bundle of the same name and modules in the cache. */
  cached: (bundle: BundleModules) => BundleModules;
  /**
   * Removes the bundles that contain a changed file.
   *
   * @param changed relative to the root; left out, all files.
   */
  invalidate: (changed?: readonly string[]) => void;
}

export function openBundleCache(): BundleCache {
  const cache = new Map<string, { key: string; result: RenderBundle }>();
  return {
    cached: (bundle) => async (name, modules) => {
      const key = JSON.stringify(modules);
      const last = cache.get(name);
      if (last?.key === key) return last.result;
      cache.delete(name);
      const result = await bundle(name, modules);
      // Faults are not cached: an edit may move the lines that they name.
      if (result.faults.length === 0) cache.set(name, { key, result });
      return result;
    },
    invalidate(changed) {
      const isKnown = (file: string) =>
        [...cache.values()].some(({ result }) => file in result.sources);
      // A new file may change what an import resolves to, in any bundle.
      if (!changed?.every(isKnown)) cache.clear();
      for (const [name, { result }] of cache) {
        if (changed?.some((file) => file in result.sources)) cache.delete(name);
      }
    },
  };
}
