import type { Fault } from '../faults/fault.ts';
import { hashedName } from '../files/hash.ts';
import type { BuildOptions } from '../options.ts';
import type { LinkStyles } from '../render/thread-messages.ts';
import type { AssetFiles } from './asset-files.ts';
import { bundleStyles } from './bundle-styles.ts';

/** Makes the stylesheets that pages link. */
export interface StyleLinker {
  /** Bundles stylesheets and adds them to the assets. The same sources are bundled once. */
  link: LinkStyles;
  /** What was wrong in the stylesheets so far. */
  readonly faults: readonly Fault[];
}

export function createStyleLinker(options: BuildOptions, assets: AssetFiles): StyleLinker {
  const known = new Map<string, Promise<readonly string[]>>();
  const faults: Fault[] = [];
  const bundle = async (sources: readonly string[]): Promise<readonly string[]> => {
    if (sources.length === 0) return [];
    const { text, faults: found } = await bundleStyles(options, sources, assets);
    faults.push(...found);
    if (text === undefined) return [];
    const file = hashedName('page', '.css', text);
    assets.set(file, text);
    return [`${options.base}assets/${file}`];
  };
  return {
    faults,
    link: (stylesheets) =>
      Promise.all(
        stylesheets.map((sources) => {
          const key = sources.join('\n');
          const urls = known.get(key) ?? bundle(sources);
          known.set(key, urls);
          return urls;
        }),
      ),
  };
}
