import { copyFileSync, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { leadsNowhere } from '../discover/list-files.ts';
import type { Fault } from '../faults/fault.ts';
import { withFile } from '../faults/system-fault.ts';
import { unusableFile } from '../files/unusable-file.ts';
import { makeFolder } from '../files/write-file.ts';
import type { SiteContext } from '../site-context.ts';

/**
 * Copies the files of `assets/public/`. One in the place of something that the build writes, or at the address of a page,
 * is a fault.
 *
 * @param generated what the build has written, relative to its folder.
 * @param copies false to look for faults only.
 */
export function copyPublicFiles(
  { root, publicFiles, folder }: SiteContext,
  generated: ReadonlySet<string>,
  copies: boolean,
): Fault[] {
  const buildPaths = new Set([...generated, ...[...generated].flatMap(foldersOf)]);
  const faults: Fault[] = [];
  for (const path of publicFiles) {
    const source = join(root, 'assets/public', path);
    const file = `assets/public/${path}`;
    const fault =
      nameFault(path, file, generated, buildPaths) ??
      (existsSync(source) ? unusableFile(source, file) : leadsNowhere(file));
    if (fault) faults.push(fault);
    else if (copies) {
      withFile(path, () => {
        makeFolder(dirname(join(folder, path)));
        copyFileSync(source, join(folder, path));
      });
    }
  }
  return faults;
}

/** @param buildPaths the files of the build and the folders that they are in. */
function nameFault(
  path: string,
  file: string,
  generated: ReadonlySet<string>,
  buildPaths: ReadonlySet<string>,
): Fault | undefined {
  const fix = 'Rename or remove the file in assets/public/, or the page.';
  // On some disks and hosts, upper and lower case are the same.
  const plain = path.toLowerCase();
  const place =
    [path, plain].find((name) => buildPaths.has(name)) ??
    foldersOf(path).find((name) => generated.has(name));
  if (place !== undefined) {
    const why = 'The build itself writes a file or folder with this name.';
    return { what: `Two sources for ${place}`, file, why, fix };
  }
  const address = plain.replace(/(\/index)?\.html$/, '');
  if (!generated.has(`${address}.html`)) return undefined;
  const why = 'It is the address of a page, too, and hosts differ in which of the two they show.';
  return { what: `Two sources for the address /${address}`, file, why, fix };
}

/** `a/b/c.txt` is in `a` and `a/b`. */
function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
