import { readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import type { Fault } from '../faults/fault.ts';
import { codeOf } from '../faults/system-fault.ts';
import { relativePath } from '../files/paths.ts';

/**
 * Lists all files below a folder, sorted, so that builds do not depend on the order of the file system. A folder that does
 * not exist has no files. Symbolic links are followed; one without a target counts as a file.
 *
 * @param isWanted whether a file or folder is to be listed; if not, nothing in the folder is.
 * @returns paths relative to `folder`; `brokenLinks` are those of the files that are links without a target.
 * @throws the file system's error if a folder cannot be read.
 */
export function listFiles(
  folder: string,
  isWanted: (path: string, isLink: boolean) => boolean = () => true,
): { files: string[]; brokenLinks: string[] } {
  const files: string[] = [];
  const brokenLinks: string[] = [];
  const visit = (relative: string) => {
    for (const entry of readdirSync(join(folder, relative), { withFileTypes: true })) {
      const path = relative ? `${relative}/${entry.name}` : entry.name;
      const isLink = entry.isSymbolicLink();
      if (!isWanted(path, isLink)) continue;
      const kind = isLink ? statSync(join(folder, path), { throwIfNoEntry: false }) : entry;
      if (kind?.isDirectory()) visit(path);
      else if (!kind || kind.isFile()) files.push(path);
      if (!kind) brokenLinks.push(path);
    }
  };
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) visit('');
  return { files: files.sort((a, b) => (a < b ? -1 : 1)), brokenLinks };
}

/**
 * Lists the sources in a folder of the site, as paths relative to the root. Hidden files are left out: editors and file
 * managers write them. A symbolic link without a target becomes a fault.
 */
export function listSources(root: string, folder: string): { sources: string[]; faults: Fault[] } {
  const { files, brokenLinks } = listFiles(join(root, folder));
  const isVisible = (path: string) => !/(^|\/)\./.test(path);
  const fromRoot = (path: string) => `${folder}/${path}`;
  return {
    sources: files.filter((path) => isVisible(path) && !brokenLinks.includes(path)).map(fromRoot),
    faults: brokenLinks.filter(isVisible).map((path) => leadsNowhere(fromRoot(path))),
  };
}

/**
 * The file that a listed source is, relative to the root: the source itself, or what a symbolic link leads to. Imports
 * find the same file, whatever path they take.
 */
export function realSource(root: string, source: string): string {
  return relativePath(root, realpathSync.native(join(root, source)));
}

/** The fault of a symbolic link without a target. */
export function leadsNowhere(file: string): Fault {
  return {
    what: `Cannot read ${file}`,
    file,
    why: 'It is a symbolic link to something that does not exist.',
    fix: 'Correct or remove the link.',
  };
}

/** What editors and file managers leave beside the files that they show. */
const LEFTOVER = /~$|^#.*#$|^(Thumbs\.db|desktop\.ini)$/i;

/** The files of `assets/public/`, relative to that folder. */
export interface PublicFiles {
  /** To be copied as they are. */
  publicFiles: readonly string[];
  /** Files and folders that nobody means to publish, with the reason: `.env (hidden)`. */
  leftOut: readonly string[];
}

/** Lists the files of `assets/public/`. Symbolic links are followed within the folder. */
export function listPublicFiles(root: string): PublicFiles {
  const folder = join(root, 'assets/public');
  const leftOut: string[] = [];
  const { files } = listFiles(folder, (path, isLink) => {
    const why = omissionReason(folder, path, isLink);
    if (why !== undefined) leftOut.push(`${path} (${why})`);
    return why === undefined;
  });
  return { publicFiles: files, leftOut: leftOut.sort() };
}

function omissionReason(folder: string, path: string, isLink: boolean): string | undefined {
  const name = basename(path);
  if (name.startsWith('.') && path !== '.well-known') return 'hidden';
  // The list of published files has one name a line.
  if (name.includes('\n')) return 'a line break in its name';
  if (LEFTOVER.test(name)) return 'left by an editor or a file manager';
  return isLink && leadsOut(folder, path) ? 'a link out of the folder' : undefined;
}

function leadsOut(folder: string, path: string): boolean {
  try {
    return !realpathSync(join(folder, path)).startsWith(realpathSync(folder) + sep);
  } catch (error) {
    // A link without a target is reported when it is to be copied.
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}
