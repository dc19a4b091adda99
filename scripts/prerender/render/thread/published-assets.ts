import { reachedFrom } from './modules/module-graph.ts';
import { post } from './to-main-thread.ts';

interface Asset {
  /** Its name under `assets/`. */
  name: string;
  bytes: Uint8Array;
}

/** The pictures and fonts that the site's code has imported: file, relative to the root → its copy. */
const imported = new Map<string, Asset>();

const published = new Set<string>();

export function recordAsset(file: string, asset: Asset): void {
  imported.set(file, asset);
}

/**
 * Publishes the pictures and fonts that a module and all its imports import. Called for what is shown: a module of a page
 * that is not rendered is evaluated too, but nothing of it is published.
 */
export function publishAssets(file: string): void {
  for (const path of reachedFrom(file)) {
    const asset = imported.get(path);
    if (!asset || published.has(asset.name)) continue;
    published.add(asset.name);
    post({ type: 'asset', ...asset });
  }
}
