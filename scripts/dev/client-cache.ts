import { join, relative } from 'node:path';
import type { AssetFiles } from '../build/bundle/asset-files.ts';
import { bundleClient, type ClientBundle } from '../build/bundle/bundle-client.ts';
import type { SiteModules } from '../build/discover/discover-modules.ts';
import { type BuildOptions, PROJECT } from '../build/options.ts';

/**
 * Bundles the scripts for the browser, unless the last bundle is still right: no step takes longer.
 *
 * @param files that have changed since, absolute; left out, all files.
 */
export type CachedClient = (
  modules: SiteModules,
  files?: readonly string[],
) => Promise<ClientBundle>;

export function cacheClient(options: BuildOptions, assets: AssetFiles): CachedClient {
  let last: ClientBundle | undefined;
  return async (modules, files) => {
    if (last && files && !concernsClient(last, modules, files, options.root)) return last;
    const client = await bundleClient(options, modules, assets);
    // Faults are not cached: an edit may move the lines that they name.
    last = client.faults.length > 0 ? undefined : client;
    return client;
  };
}

/** True if the scripts must be bundled again. */
function concernsClient(
  { sources, islandUrls, behaviorUrls }: ClientBundle,
  modules: SiteModules,
  files: readonly string[],
  root: string,
): boolean {
  const isSame =
    Object.keys(islandUrls).join() === modules.islands.join() &&
    Object.keys(behaviorUrls).join() === [...modules.behaviors.keys()].join();
  const engine = relative(root, join(PROJECT, 'scripts'));
  return (
    !isSame ||
    files
      .map((file) => relative(root, file))
      .some((file) => sources.includes(file) || file.startsWith(engine))
  );
}
