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
    if (path.includes('\n')) faults.push(lineBreak(path));
    else if (clash !== undefined) faults.push(clashFault(path, clash));
    else if (generated.has(`${addressOf(path)}/index.html`)) faults.push(addressFault(path));
    else if (!existsSync(source)) faults.push(leadsNowhere(`assets/public/${path}`));
    else if (!isReadable(source)) faults.push(unreadable(`assets/public/${path}`));
    else if (copies) copy(source, join(folder, path), path);
  }
  return faults;
}

function isReadable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

function copy(source: string, target: string, path: string): void {
  withFile(path, () => {
    makeFolder(dirname(target));
    copyFileSync(source, target);
  });
}

/** `a/b/c.txt` is in `a` and `a/b`. */
function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** The address, without its first slash, at which hosts show a file: `contact.html` is at `contact`. */
function addressOf(path: string): string {
  return path.toLowerCase().replace(/(\/index)?\.html$/, '');
}

function addressFault(path: string): Fault {
  return {
    what: `Two sources for the address /${addressOf(path)}`,
    file: `assets/public/${path}`,
    why: 'It is the address of a page, too. Hosts leave out .html, and which of the two they show differs.',
    fix: 'Rename or remove the file in assets/public/, or the page.',
  };
}

function clashFault(path: string, clash: string): Fault {
  return {
    what: `Two sources for ${clash}`,
    file: `assets/public/${path}`,
    why: 'The build itself writes a file or folder with this name.',
    fix: 'Rename or remove the file in assets/public/.',
  };
}

function lineBreak(path: string): Fault {
  const file = `assets/public/${path.replaceAll('\n', '\\n')}`;
  return {
    what: `A line break in the name ${file}`,
    file,
    why: `${INVENTORY}, the list of published files, has one name a line.`,
    fix: 'Rename the file.',
  };
}

function unreadable(file: string): Fault {
  return {
    what: `Cannot read ${file}`,
    file,
    why: 'This user is not allowed to read it.',
    fix: 'Change the permissions of the file, or remove it from assets/public/.',
  };
}
