import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withFile } from './faults/system-fault.ts';

/**
 * Writes a file of the site, and makes the folders that it lies in.
 *
 * @param path below `folder`.
 * @throws BuildFailure when the system refuses.
 */
export function writeFile(folder: string, path: string, content: Uint8Array | string): void {
  withFile(path, () => {
    makeFolder(dirname(join(folder, path)));
    writeFileSync(join(folder, path), content);
  });
}

/**
 * Makes a folder and those around it. Not `mkdirSync` with `recursive`: Node 24 takes three times as long for it, and never
 * returns from it where the system makes no folders, below `/proc`.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another build, or another thread, has made it in the meantime.
    if (!existsSync(folder)) throw error;
  }
}
