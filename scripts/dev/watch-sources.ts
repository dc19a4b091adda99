import { existsSync, type FSWatcher, watch } from 'node:fs';
import { dirname, join } from 'node:path';

/** How long to wait for further changes before reporting, in milliseconds: an editor may write several files at once. */
const DEBOUNCE = 10;

/**
 * Watches folders and everything below them, even if they are made later or disappear for a while, as when another
 * branch is checked out.
 *
 * @param folders absolute paths; the folders around them must exist.
 * @param onChange receives the absolute paths of all files that were written, added or removed together, and of those
 *   folders that came or went. Until it has settled, further changes are collected for a single next call.
 * @returns a function that stops watching.
 */
export function watchSources(
  folders: readonly string[],
  onChange: (files: readonly string[]) => Promise<void>,
): () => void {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let reporting = Promise.resolve();
  const report = () => {
    reporting = reporting.then(async () => {
      const files = [...changed];
      changed.clear();
      if (files.length > 0) await onChange(files);
    });
  };
  const add = (file: string) => {
    changed.add(file);
    clearTimeout(timer);
    timer = setTimeout(report, DEBOUNCE);
  };
  const watchers = new Map<string, FSWatcher>();
  const open = (folder: string) => {
    watchers.get(folder)?.close();
    watchers.delete(folder);
    if (!existsSync(folder)) return;
    const watcher = watch(folder, { recursive: true }, (_, file) => {
      // Hidden, backup and swap files, which editors write while saving.
      if (file && !/(^|[\\/])\.|~$|\.sw[px]$/.test(file)) add(join(folder, file));
    });
    watchers.set(folder, watcher);
  };
  folders.forEach(open);
  // A watcher follows the folder that it was opened for, even under another name, and ends with it.
  const around = [...new Set(folders.map(dirname))].map((parent) =>
    watch(parent, (event, name) => {
      const folder = join(parent, name ?? '');
      if (event !== 'rename' || !folders.includes(folder)) return;
      open(folder);
      add(folder);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of [...watchers.values(), ...around]) watcher.close();
  };
}
