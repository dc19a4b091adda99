import { join } from 'node:path';
import type { Fault } from '../faults/fault.ts';
import { listFiles } from './list-files.ts';

/**
 * The sources in a folder of the site, relative to the root, without what editors and file managers keep in hidden
 * files. A link that leads nowhere becomes a fault.
 */
export function listSources(root: string, folder: string): { sources: string[]; faults: Fault[] } {
  const lost: string[] = [];
  const files = listFiles(join(root, folder), lost);
  const isShown = (path: string) => !/(^|\/)\./.test(path);
  const fromRoot = (path: string) => `${folder}/${path}`;
  return {
    sources: files.filter((path) => isShown(path) && !lost.includes(path)).map(fromRoot),
    faults: lost.filter(isShown).map((path) => leadsNowhere(fromRoot(path))),
  };
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
