import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';

/** How long to wait for further changes before reporting, in milliseconds: an editor may write several files at once. */
const DEBOUNCE = 10;

/**
 * Watches folders and everything below them.
 *
 * @param folders absolute paths; those that do not exist are ignored.
 * @param onChange receives the absolute paths of all files that were written, added or removed together.
 * @returns a function that stops watching.
 */
export function watchSources(
  folders: readonly string[],
  onChange: (files: readonly string[]) => void,
): () => void {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const report = () => {
    const files = [...changed];
    changed.clear();
    onChange(files);
  };
  const watchers = folders.filter(existsSync).map((folder) =>
    watch(folder, { recursive: true }, (_, file) => {
      // Hidden, backup and swap files, which editors write while saving.
      if (!file || /(^|[\\/])\.|~$|\.sw[px]$/.test(file)) return;
      changed.add(join(folder, file));
      clearTimeout(timer);
      timer = setTimeout(report, DEBOUNCE);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
