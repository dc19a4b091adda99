import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';

/** Milliseconds without a further change after which an editor is done writing. */
const QUIET = 10;

/**
 * Watches folders and all below them.
 *
 * @param folders absolute paths; those that do not exist are left out.
 * @param onChange receives the absolute paths of what was written, added or removed, in one go.
 * @returns the function that ends it.
 */
export function watchSources(
  folders: readonly string[],
  onChange: (files: readonly string[]) => void,
): () => void {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const tell = () => {
    const files = [...changed];
    changed.clear();
    onChange(files);
  };
  const watchers = folders.filter(existsSync).map((folder) =>
    watch(folder, { recursive: true }, (_, file) => {
      // Editors write beside the file first, under a name of their own.
      if (!file || /(^|[\\/])\.|~$|\.sw[px]$/.test(file)) return;
      changed.add(join(folder, file));
      clearTimeout(timer);
      timer = setTimeout(tell, QUIET);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
