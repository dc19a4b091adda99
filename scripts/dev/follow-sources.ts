import { realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { watch } from 'chokidar';
import { listFiles } from '../prerender/discover/list-files.ts';
import { codeOf } from '../prerender/faults/system-fault.ts';

/** How long to wait for further events, in milliseconds: an editor may write several files at once. */
const DEBOUNCE = 10;

/** Packages change only when they are installed. */
const OF_PACKAGE = /[\\/]node_modules[\\/]/;

/** What editors write beside a file, and what is hidden. */
const LEFT_OUT = /~$|(^|\/)\.(?!well-known)/;

/** Path, perhaps through links → times and size, and the path with links resolved. */
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
  const reported = new Set<string>();
  const reportOnce = (error: unknown) => {
    if (!reported.has(codeOf(error))) onError(error);
    reported.add(codeOf(error));
  };
  let states = readStates(paths, reportOnce);
  /** Compares all files with what they were, and reports at once what has changed. */
  const compareFiles = () => {
    const before = states;
    states = readStates(paths, reportOnce);
    const changed = [...new Set([...before.keys(), ...states.keys()])].filter(
      (path) => before.get(path)?.state !== states.get(path)?.state,
    );
    const realPaths = changed.flatMap((path) =>
      [before, states].map((version) => version.get(path)?.real ?? path),
    );
    if (changed.length > 0) onChange([...new Set([...changed, ...realPaths])]).catch(onError);
  };

  let debounce: NodeJS.Timeout | undefined;
  const watcher = watch(folders as string[], { ignoreInitial: true })
    .on('all', () => {
      clearTimeout(debounce);
      debounce = setTimeout(compareFiles, DEBOUNCE);
    })
    // What has changed before it followed everything.
    .on('ready', compareFiles)
    .on('error', reportOnce);

  return {
    compareFiles,
    /** Follows another file, unless it is followed already, or is in a package. */
    add(file: string): void {
      if (states.has(file) || OF_PACKAGE.test(file)) return;
      paths.add(file);
      states = new Map([...states, ...readStates([file], reportOnce)]);
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
 * @param onError receives why a folder cannot be read, which then counts as gone: the build cannot read it, either.
 */
function readStates(paths: Iterable<string>, onError: (error: unknown) => void): FileStates {
  const states = new Map<string, { state: string; real: string }>();
  for (const path of paths) {
    try {
      const isFile = statSync(path, { throwIfNoEntry: false })?.isFile();
      const files = isFile ? [''] : listFiles(path, (inner) => !LEFT_OUT.test(inner)).files;
      for (const file of files.map((inner) => join(path, inner))) {
        const stats = statSync(file, { throwIfNoEntry: false });
        const state = `${stats?.mtimeMs} ${stats?.ctimeMs} ${stats?.size}`;
        states.set(file, { state, real: stats ? realpathSync.native(file) : file });
      }
    } catch (error) {
      // The file has just vanished, which is an event of its own.
      if (codeOf(error) !== 'ENOENT') onError(error);
    }
  }
  return states;
}
