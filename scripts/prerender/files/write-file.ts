import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
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
