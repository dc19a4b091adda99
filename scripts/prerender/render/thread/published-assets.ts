import { reachedFrom } from './modules/module-graph.ts';
import { post } from './this-thread.ts';

/** The pictures and fonts that have been imported, but not published yet: file, relative to the root → its copy. */
const imported = new Map<string, { name: string; bytes: Uint8Array }>();

/** @param name of the copy under `assets/`. */
export function recordAsset(file: string, name: string, bytes: Uint8Array): void {
  imported.set(file, { name, bytes });
}

/**
 * Publishes the pictures and fonts that a module and all its imports import. Called for what is shown: a module of a page
 * that is not rendered is evaluated too, but nothing of it is published.
 */
export function publishAssets(file: string): void {
  for (const path of reachedFrom(file)) {
    const asset = imported.get(path);
    if (asset) post({ type: 'asset', ...asset });
    imported.delete(path);
  }
}
