import { readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../prerender/faults/system-fault.ts';

interface FileState {
  /** Times and size, or why it cannot be read. */
  state: string;
  /** Its path with links resolved, by which modules are known. */
  real: string;
}

/** Files by their paths, which may lead through links. */
export type Snapshot = ReadonlyMap<string, FileState>;

/** What editors write beside a file while they save it. */
const OF_EDITORS = /~$|\.sw[px]$/;

/** Whether the build leaves a file out; see listSources. What is published as it is may be hidden. */
function isLeftOut(path: string, name: string): boolean {
  const isPublic = /[\\/]assets[\\/]public[\\/]/.test(path);
  return OF_EDITORS.test(name) || (name.startsWith('.') && !isPublic);
}

/**
 * Looks at all files below some folders. Symbolic links are followed, as in the build.
 *
 * @param paths folders and files, absolute. Those that do not exist are left out.
 */
export function takeSnapshot(paths: Iterable<string>): Snapshot {
  const files = new Map<string, FileState>();
  /** @param around the folders that it is in, with links resolved: a link to one of them would never end. */
  const visit = (path: string, real: string, around: readonly string[]) => {
    try {
      const stats = statSync(path);
      if (!stats.isDirectory()) {
        files.set(path, { state: `${stats.mtimeMs} ${stats.ctimeMs} ${stats.size}`, real });
      } else if (!around.includes(real)) visitFolder(path, real, [...around, real]);
    } catch (error) {
      if (around.length > 0) files.set(path, { state: codeOf(error), real });
    }
  };
  const visitFolder = (folder: string, realFolder: string, around: readonly string[]) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (isLeftOut(path, entry.name)) continue;
      visit(path, entry.isSymbolicLink() ? realPath(path) : join(realFolder, entry.name), around);
    }
  };
  for (const path of paths) visit(path, realPath(path), []);
  return files;
}

/** The paths of the files that were written, added or removed between two snapshots, also those without links. */
export function changedFiles(before: Snapshot, after: Snapshot): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  const changed = [...paths].filter((path) => before.get(path)?.state !== after.get(path)?.state);
  const real = changed.flatMap((path) => [before.get(path)?.real, after.get(path)?.real]);
  return [...new Set([...changed, ...real.filter((path) => path !== undefined)])];
}

function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    // It leads nowhere.
    return path;
  }
}
