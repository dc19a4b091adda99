import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '../faults/fault.ts';
import { relativePath } from '../files/paths.ts';
import { listFiles } from './list-files.ts';

/**
 * Lists the sources in a folder of the site, as paths relative to the root. Hidden files are left out: editors and file
 * managers write them. A symbolic link without a target becomes a fault.
 */
export function listSources(root: string, folder: string): { sources: string[]; faults: Fault[] } {
  const brokenLinks: string[] = [];
  const files = listFiles(join(root, folder), brokenLinks);
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
