/** What a page or a layout brings with it, through all its imports. */
import { join } from 'node:path';
import { lineOf } from '../../faults/compile-fault.ts';
import type { Fault } from '../../faults/fault.ts';
import { dynamicStyles, reachedFrom } from './modules/module-graph.ts';
import { post, threadOptions } from './this-thread.ts';

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

/**
 * Finds stylesheets that only an `import()` reached, while a page was loaded: which pages have them would depend on what
 * the same thread has rendered before.
 *
 * @param file a page or a layout whose code has run.
 */
export function dynamicStyleFaults(file: string): Fault[] {
  return dynamicStyles(file).map(({ importer, specifier, styles }) => {
    const line = lineOf(join(threadOptions.root, importer), specifier);
    return {
      what: `import() of stylesheets in ${importer}`,
      file: importer,
      ...(line && { line }),
      why: `import('${specifier}') brings ${styles.join(', ')}. The build knows the styles of a page from the imports at the top of files.`,
      fix: `Write it as an import at the top, or import the stylesheets there.`,
    };
  });
}
