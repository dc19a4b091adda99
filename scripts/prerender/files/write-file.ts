import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { withFile } from '../faults/system-fault.ts';

/**
 * Writes a file of the site, and creates its folders.
 *
 * @param path relative to `folder`.
 * @throws BuildFailure if the system does not allow it.
 */
export function writeFile(folder: string, path: string, content: Uint8Array | string): void {
  const file = join(folder, path);
  withFile(path, () => {
    makeFolder(dirname(file));
    writeFileSync(file, content);
  });
}

/** Where a site is written. */
export interface SiteFolder {
  readonly folder: string;
  /** The folder of the site that it will replace; undefined if it replaces none. */
  readonly replaces?: string;
}

/**
 * Writes a file of the site. If the site that will be replaced has the same file, the new one is a hard link to it: on
 * most systems this is several times as fast, and the file keeps the date by which servers and `rsync` tell that it is
 * the same.
 *
 * @param path relative to the folder.
 * @throws BuildFailure if the system does not allow it.
 */
export function writeSiteFile(
  { folder, replaces }: SiteFolder,
  path: string,
  content: Uint8Array | string,
): void {
  const isLinked = withFile(path, () => {
    if (replaces === undefined) return false;
    const file = join(folder, path);
    // A first try, in a thread that has ended, may have made a link: writing to that would change the old site.
    rmSync(file, { force: true });
    return linkSame(join(replaces, path), file, content);
  });
  if (!isLinked) writeFile(folder, path, content);
}

/** @returns false if the old file differs, or there is none, or the system makes no link. */
function linkSame(old: string, file: string, content: Uint8Array | string): boolean {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  try {
    if (lstatSync(old).size !== bytes.length) return false;
    makeFolder(dirname(file));
    linkSync(old, file);
  } catch {
    // Whatever the reason, the file can still be written.
    return false;
  }
  // Compared only now: another build may have replaced the old site at any moment before.
  if (lstatSync(file).isFile() && readFileSync(file).equals(bytes)) return true;
  rmSync(file);
  return false;
}

/**
 * Creates a folder and its parents. `mkdirSync` has an option `recursive` for this, but in Node 24 it takes longer, and
 * never returns for a folder in `/proc`, where none can be created.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another build, or another thread, has created it in the meantime.
    if (!existsSync(folder)) throw error;
  }
}
