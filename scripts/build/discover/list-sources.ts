import { realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Fault } from '../faults/fault.ts';
import { walkFiles } from './list-files.ts';

/** A source of the site, relative to the root. */
export interface Source {
  /** Its path in the site, which gives it its name: `pages/contact.tsx`. */
  path: string;
  /** The file, which is another one behind a link: bundles know it by this path. */
  file: string;
}

/**
 * The sources in a folder of the site, without what editors and file managers keep in hidden files. A link that
 * leads nowhere becomes a fault.
 */
export function listSources(root: string, folder: string): { sources: Source[]; faults: Fault[] } {
  const sources: Source[] = [];
  const faults: Fault[] = [];
  for (const { path: below, link } of walkFiles(join(root, folder))) {
    if (/(^|\/)\./.test(below)) continue;
    const path = `${folder}/${below}`;
    if (link === 'dangling') faults.push(leadsNowhere(path));
    else sources.push({ path, file: link === 'none' ? path : behindLinks(root, path) });
  }
  return { sources, faults };
}

function behindLinks(root: string, path: string): string {
  return relative(root, realpathSync(join(root, path))).replaceAll('\\', '/');
}

/** The fault of a link whose target is not there. */
export function leadsNowhere(file: string): Fault {
  return {
    what: `Cannot read ${file}`,
    file,
    why: 'It is a symbolic link to something that does not exist.',
    fix: 'Correct or remove the link.',
  };
}
