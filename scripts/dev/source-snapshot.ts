import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../prerender/faults/system-fault.ts';

/** Files, with what tells their state on the disk: path → times and size, or why it cannot be read. */
export type Snapshot = ReadonlyMap<string, string>;

/** What editors write beside a file while they save it. */
const OF_EDITORS = /~$|\.sw[px]$/;

/** Whether the build leaves a file out; see listSources. What is published as it is may be hidden. */
function isLeftOut(path: string, name: string): boolean {
  return (
    OF_EDITORS.test(name) || (name.startsWith('.') && !/[\\/]assets[\\/]public[\\/]/.test(path))
  );
}

/**
 * Looks at all files below some folders. Symbolic links are followed, as in the build.
 *
 * @param paths folders and files, absolute. Those that do not exist are left out.
 */
export function takeSnapshot(paths: Iterable<string>): Snapshot {
  const files = new Map<string, string>();
  /** @param around the folders that it is in, without links: a link to one of them would never end. */
  const visit = (path: string, around: readonly string[], entry?: Dirent) => {
    try {
      if (entry && !entry.isSymbolicLink() && !entry.isDirectory()) note(path);
      else if (!statSync(path).isDirectory()) note(path);
      else {
        const real = realpathSync(path);
        if (!around.includes(real)) visitFolder(path, [...around, real]);
      }
    } catch (error) {
      if (entry) files.set(path, codeOf(error));
    }
  };
  const visitFolder = (folder: string, around: readonly string[]) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (!isLeftOut(path, entry.name)) visit(path, around, entry);
    }
  };
  const note = (path: string) => {
    const { mtimeMs, ctimeMs, size } = statSync(path);
    files.set(path, `${mtimeMs} ${ctimeMs} ${size}`);
  };
  for (const path of paths) visit(path, []);
  return files;
}

/** The files that were written, added or removed between two snapshots. */
export function changedFiles(before: Snapshot, after: Snapshot): string[] {
  const written = [...after].filter(([path, state]) => before.get(path) !== state);
  const removed = [...before.keys()].filter((path) => !after.has(path));
  return [...written.map(([path]) => path), ...removed];
}
