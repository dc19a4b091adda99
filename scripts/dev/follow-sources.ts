import { sep } from 'node:path';
import { watch } from 'chokidar';
import { codeOf } from '../prerender/faults/system-fault.ts';
import { hashOf } from '../prerender/files/hash.ts';
import { changedFiles, takeSnapshot } from './source-snapshot.ts';

/** How long to wait for further events, in milliseconds: an editor may write several files at once. */
const DEBOUNCE = 10;

/**
 * How long to rest between two looks, in milliseconds and in times of what a look takes: not every file system tells of
 * every change (those of other machines and of containers tell of none), and it should cost next to nothing.
 */
const REST = 1_000;
const REST_SHARE = 50;

/** Packages change only when they are installed. */
const OF_PACKAGE = /[\\/]node_modules[\\/]/;

export interface SourceFollower {
  /** Compares all files with what they were, and reports at once what has changed. */
  look: () => void;
  /** Follows another file, unless it is in one of the folders, or in a package. */
  add: (file: string) => void;
  /** A hash of the state of all files. It is the same again after a restart. */
  version: () => string;
  close: () => Promise<void>;
}

/**
 * Follows all files in some folders, even if these are made later, disappear for a while, or are behind links. The events
 * of the file system only say when to look: what has changed is decided by comparing.
 *
 * @param folders absolute paths.
 * @param onChange receives the absolute paths of all files that were written, added or removed since the last call.
 * @param onError receives what `onChange` throws, and the system's errors, each kind once. Following goes on.
 */
export function followSources(
  folders: readonly string[],
  onChange: (files: readonly string[]) => Promise<void>,
  onError: (error: unknown) => void,
): SourceFollower {
  const paths = new Set(folders);
  let known = takeSnapshot(paths);
  const look = () => {
    const before = known;
    known = takeSnapshot(paths);
    const changed = changedFiles(before, known);
    if (changed.length > 0) onChange(changed).catch(onError);
  };

  let debounce: NodeJS.Timeout | undefined;
  const reported = new Set<string>();
  const watcher = watch(folders as string[], { ignoreInitial: true })
    .on('all', () => {
      clearTimeout(debounce);
      debounce = setTimeout(look, DEBOUNCE);
    })
    .on('error', (error) => {
      if (reported.has(codeOf(error))) return;
      reported.add(codeOf(error));
      onError(error);
    });

  let rest: NodeJS.Timeout;
  const lookLater = (wait: number) => {
    rest = setTimeout(() => {
      const started = performance.now();
      look();
      lookLater(Math.max(REST, REST_SHARE * (performance.now() - started)));
    }, wait);
  };
  lookLater(REST);

  return {
    look,
    add(file) {
      const isInside = folders.some((folder) => file.startsWith(folder + sep));
      if (isInside || paths.has(file) || OF_PACKAGE.test(file)) return;
      paths.add(file);
      known = new Map([...known, ...takeSnapshot([file])]);
      watcher.add(file);
    },
    version: () => hashOf(JSON.stringify([...known])),
    async close() {
      clearTimeout(debounce);
      clearTimeout(rest);
      await watcher.close();
    },
  };
}
