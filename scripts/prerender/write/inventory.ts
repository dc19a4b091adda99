import { accessSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../faults/system-fault.ts';
import { writeFile } from '../files/write-file.ts';

/** Lists every file of a published site, so that the next build can tell which files a build has written. */
export const INVENTORY = '.built-files';

/** The files that a build has written into a folder, including the list itself; none if no build has. */
export function readInventory(folder: string): ReadonlySet<string> {
  try {
    return new Set([INVENTORY, ...readFileSync(join(folder, INVENTORY), 'utf8').split('\n')]);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return new Set();
    throw error;
  }
}

/**
 * Writes the list of the site's files, as the last file of the site.
 *
 * @throws the file system's error if one of them is missing: another program may have removed it.
 */
export function writeInventory(site: string, files: ReadonlySet<string>): void {
  const sorted = [...files].sort();
  for (const file of sorted) accessSync(join(site, file));
  writeFile(site, INVENTORY, `${sorted.join('\n')}\n`);
}
