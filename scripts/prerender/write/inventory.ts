import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../discover/list-files.ts';
import { BuildFailure, firstTwenty } from '../faults/fault.ts';
import { codeOf, withFile } from '../faults/system-fault.ts';

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
 * @param expected the files that the build has written.
 * @throws BuildFailure when one of them is missing.
 */
export function writeInventory(site: string, expected: ReadonlySet<string>): void {
  const files = listFiles(site);
  const present = new Set(files);
  const lost = [...expected].filter((file) => !present.has(file));
  if (lost.length > 0) {
    throw new BuildFailure([
      {
        what: 'The new site lost files before it was published',
        why: `Somebody has removed ${firstTwenty(lost)}.`,
        fix: 'Make sure that no other program removes files beside the published folder, then build again.',
      },
    ]);
  }
  withFile(INVENTORY, () => writeFileSync(join(site, INVENTORY), `${files.join('\n')}\n`));
}
