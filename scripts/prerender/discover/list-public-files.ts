import { realpathSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { codeOf } from '../faults/system-fault.ts';
import { listFiles } from './list-files.ts';

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
  const publicFiles = listFiles(folder, [], (path, isLink) => {
    const why = whyLeftOut(folder, path, isLink);
    if (why !== undefined) leftOut.push(`${path} (${why})`);
    return why === undefined;
  });
  return { publicFiles, leftOut: leftOut.sort() };
}

function whyLeftOut(folder: string, path: string, isLink: boolean): string | undefined {
  const name = basename(path);
  if (name.startsWith('.') && path !== '.well-known') return 'hidden';
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
