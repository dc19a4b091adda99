import { existsSync, linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withFile } from './faults/system-fault.ts';

/**
 * Writes a file of the site, and creates its folders. If the published site has the same file, makes a hard link to it
 * instead. That is faster, and keeps the file's modification time, by which upload tools can tell what is new.
 *
 * @param path relative to `folder`.
 * @param published the folder of the published site.
 * @throws BuildFailure if the system does not allow it.
 */
export function writeFile(
  folder: string,
  path: string,
  content: Uint8Array | string,
  published?: string,
): void {
  const file = join(folder, path);
  withFile(path, () => {
    makeFolder(dirname(file));
    if (published !== undefined && tryLink(join(published, path), file, content)) return;
    writeFileSync(file, content);
  });
}

/** False if there is no such file, if it has other content, or if the file system has no links. */
function tryLink(published: string, file: string, content: Uint8Array | string): boolean {
  try {
    if (!readFileSync(published).equals(Buffer.from(content))) return false;
    linkSync(published, file);
    return true;
  } catch {
    return false;
  }
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
