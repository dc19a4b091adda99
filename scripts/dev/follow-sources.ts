import { readdirSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { watch } from 'chokidar';
import { codeOf } from '../prerender/faults/system-fault.ts';

/** How long to wait for further events, in milliseconds: an editor may write several files at once. */
const DEBOUNCE = 10;

/** Packages change only when they are installed. */
const OF_PACKAGE = /[\\/]node_modules[\\/]/;

/** What the build leaves out: what editors write beside a file, and what is hidden and not published as it is. */
const LEFT_OUT = /~$|\.sw[px]$|[\\/](?<![\\/]assets[\\/]public[\\/].*)\.[^\\/]*$/;

/** Path, perhaps through links → times and size, or why they are unknown, and the path with links resolved. */
type FileStates = ReadonlyMap<string, { state: string; real: string }>;

/**
 * Follows all files in some folders, even if these are made later, disappear for a while, or are behind links. The events
 * of the file system only say when to look: what has changed is decided by comparing.
 *
 * @param folders absolute paths.
 * @param onChange receives the absolute paths of all files that were written, added or removed since the last call, also
 *   those without links, by which modules are known.
 * @param onError receives what `onChange` throws, and the system's errors, each kind once. Following goes on.
 */
export function followSources(
  folders: readonly string[],
  onChange: (files: readonly string[]) => Promise<void>,
  onError: (error: unknown) => void,
) {
  const paths = new Set(folders);
  let known = readStates(paths);
  /** Compares all files with what they were, and reports at once what has changed. */
  const look = () => {
    const before = known;
    known = readStates(paths);
    const changed = [...new Set([...before.keys(), ...known.keys()])].filter(
      (path) => before.get(path)?.state !== known.get(path)?.state,
    );
    const real = changed.flatMap((path) =>
      [before, known].map((all) => all.get(path)?.real ?? path),
    );
    if (changed.length > 0) onChange([...new Set([...changed, ...real])]).catch(onError);
  };

  let debounce: NodeJS.Timeout | undefined;
  const reported = new Set<string>();
  const watcher = watch(folders as string[], { ignoreInitial: true })
    .on('all', () => {
      clearTimeout(debounce);
      debounce = setTimeout(look, DEBOUNCE);
    })
    // What has changed before it followed everything.
    .on('ready', look)
    .on('error', (error) => {
      if (reported.has(codeOf(error))) return;
      reported.add(codeOf(error));
      onError(error);
    });

  return {
    look,
    /** Follows another file, unless it is in one of the folders, or in a package. */
    add(file: string): void {
      const isInside = folders.some((folder) => file.startsWith(folder + sep));
      if (isInside || paths.has(file) || OF_PACKAGE.test(file)) return;
      paths.add(file);
      known = new Map([...known, ...readStates([file])]);
      watcher.add(file);
    },
    async close(): Promise<void> {
      clearTimeout(debounce);
      await watcher.close();
    },
  };
}

/**
 * Looks at all files below some folders. Symbolic links are followed, as in the build.
 *
 * @param paths folders and files, absolute. Those that do not exist are left out.
 */
function readStates(paths: Iterable<string>): FileStates {
  const files = new Map<string, { state: string; real: string }>();
  /** @param around the folders that it is in, with links resolved: a link to one of them would never end. */
  const visit = (path: string, real: string, around: readonly string[]) => {
    try {
      const stats = statSync(path);
      if (!stats.isDirectory()) {
        files.set(path, { state: `${stats.mtimeMs} ${stats.ctimeMs} ${stats.size}`, real });
      } else if (!around.includes(real)) {
        for (const entry of readdirSync(path, { withFileTypes: true })) {
          const inner = join(path, entry.name);
          const realInner = entry.isSymbolicLink() ? realPath(inner) : join(real, entry.name);
          if (!LEFT_OUT.test(inner)) visit(inner, realInner, [...around, real]);
        }
      }
    } catch (error) {
      if (around.length > 0) files.set(path, { state: codeOf(error), real });
    }
  };
  for (const path of paths) visit(path, realPath(path), []);
  return files;
}

function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    // It leads nowhere.
    return path;
  }
}
