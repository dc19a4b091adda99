import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { codeOf } from '../prerender/faults/system-fault.ts';

/** How long to wait for further changes before reporting, in milliseconds: an editor may write several files at once. */
const DEBOUNCE = 10;

/**
 * Watches folders and everything below them, even if they are made later or disappear for a while, as when another
 * branch is checked out.
 *
 * @param folders absolute paths; the folders around them must exist.
 * @param onChange receives the absolute paths of all files that were written, added or removed together, and of those
 *   folders that came or went. Until it has settled, further changes are collected for a single next call.
 * @param onError receives the system's error for each folder that it cannot follow later on.
 * @returns a function that stops watching.
 * @throws the system's error if it cannot follow a folder that is there from the start.
 */
export function watchSources(
  folders: readonly string[],
  onChange: (files: readonly string[]) => Promise<void>,
  onError: (error: unknown) => void,
): () => void {
  let hasStarted = false;
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
  // Folder by folder: on Linux, Node's own `recursive` loses a file that an editor replaces.
  const open = (folder: string) => {
    // The folders below it may be gone, too, or have moved with it.
    for (const [path, watcher] of watchers) {
      if (path !== folder && !path.startsWith(folder + sep)) continue;
      watcher.close();
      watchers.delete(path);
    }
    try {
      if (statSync(folder).isDirectory()) follow(folder);
    } catch (error) {
      // It is gone, or goes just now; its parent reports that.
      if (codeOf(error) === 'ENOENT') return;
      if (!hasStarted) throw error;
      onError(error);
    }
  };
  const follow = (folder: string) => {
    const watcher = watch(folder, (event, name) => {
      // Hidden, backup and swap files, which editors write while saving.
      if (!name || /^\.|~$|\.sw[px]$/.test(name)) return;
      const path = join(folder, name);
      if (event === 'rename') open(path);
      add(path);
    });
    // On Windows, a folder that is removed ends its watcher with an error.
    watcher.on('error', () => watcher.close());
    watchers.set(folder, watcher);
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isDirectory()) open(join(folder, entry.name));
    }
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
  hasStarted = true;
  return () => {
    clearTimeout(timer);
    for (const watcher of [...watchers.values(), ...around]) watcher.close();
  };
}
