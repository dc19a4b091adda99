import type { BundleModules, ServerBundle } from '../build/bundle/bundle-server.ts';

/** Bundles that changes of their sources have not reached. */
export interface KeptBundles {
  /** Bundles as `bundle` does, or gives what was made of the same modules before. */
  keep: (bundle: BundleModules) => BundleModules;
  /** @param changed files relative to the root; all when left out. */
  outdate: (changed?: readonly string[]) => void;
}

export function openKeptBundles(): KeptBundles {
  const kept = new Map<string, { key: string; result: ServerBundle }>();
  return {
    keep: (bundle) => async (name, modules) => {
      const key = JSON.stringify(modules);
      const last = kept.get(name);
      if (last?.key === key) return last.result;
      kept.delete(name);
      const result = await bundle(name, modules);
      // The lines that faults name may move without the module.
      if (result.faults.length === 0) kept.set(name, { key, result });
      return result;
    },
    outdate(changed) {
      const isKnown = (file: string) =>
        [...kept.values()].some(({ result }) => file in result.sources);
      // What was not there before may stand in the way of something that was.
      if (!changed?.every(isKnown)) kept.clear();
      for (const [name, { result }] of kept) {
        if (changed?.some((file) => file in result.sources)) kept.delete(name);
      }
    },
  };
}
