import { accessSync, constants, copyFileSync, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { leadsNowhere } from '../discover/list-files.ts';
import type { Fault } from '../faults/fault.ts';
import { withFile } from '../faults/system-fault.ts';
import { makeFolder } from '../files/write-file.ts';
import type { SiteContext } from '../site-context.ts';
import { INVENTORY } from './inventory.ts';

/**
 * Copies the files of `assets/public/`. A file with the same name as a file or folder of the build is a fault.
 *
 * @param generated what the build has written, relative to its folder.
 * @param copies false to look for faults only.
 */
export function copyPublicFiles(
  { root, publicFiles, folder }: SiteContext,
  generated: ReadonlySet<string>,
  copies: boolean,
): Fault[] {
  const taken = new Set([...generated, ...[...generated].flatMap(foldersOf)]);
  const faults: Fault[] = [];
  for (const path of publicFiles) {
    const source = join(root, 'assets/public', path);
    const clash = taken.has(path) ? path : foldersOf(path).find((part) => generated.has(part));
    const fault = whyNotCopy(path, source, clash, generated);
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

/** @param clash a file or folder of the build in the same place. */
function whyNotCopy(
  path: string,
  source: string,
  clash: string | undefined,
  generated: ReadonlySet<string>,
): Fault | undefined {
  const file = `assets/public/${path.replaceAll('\n', '\\n')}`;
  if (path.includes('\n')) {
    return {
      what: `A line break in the name ${file}`,
      file,
      why: `${INVENTORY}, the list of published files, has one name a line.`,
      fix: 'Rename the file.',
    };
  }
  if (clash !== undefined) {
    return {
      what: `Two sources for ${clash}`,
      file,
      why: 'The build itself writes a file or folder with this name.',
      fix: 'Rename or remove the file in assets/public/.',
    };
  }
  // The address at which hosts show the file: `contact.html` is at `/contact`.
  const address = path.toLowerCase().replace(/(\/index)?\.html$/, '');
  if (generated.has(`${address}/index.html`)) {
    return {
      what: `Two sources for the address /${address}`,
      file,
      why: 'It is the address of a page, too. Hosts leave out .html, and which of the two they show differs.',
      fix: 'Rename or remove the file in assets/public/, or the page.',
    };
  }
  if (!existsSync(source)) return leadsNowhere(file);
  try {
    accessSync(source, constants.R_OK);
    return undefined;
  } catch {
    return {
      what: `Cannot read ${file}`,
      file,
      why: 'This user is not allowed to read it.',
      fix: 'Change the permissions of the file, or remove it from assets/public/.',
    };
  }
}

/** `a/b/c.txt` is in `a` and `a/b`. */
function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
