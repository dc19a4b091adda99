import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './fault.ts';
import { listFiles } from './list-files.ts';

/**
 * The sources in a folder of the site, relative to the folder, without what editors and file managers keep in
 * hidden files. A link that leads nowhere becomes a fault.
 */
export function listSources(root: string, folder: string): { files: string[]; faults: Fault[] } {
  const named = listFiles(join(root, folder)).filter((file) => !/(^|\/)\./.test(file));
  const isThere = (file: string) => statSync(join(root, folder, file), { throwIfNoEntry: false });
  return {
    files: named.filter((file) => isThere(file)),
    faults: named.filter((file) => !isThere(file)).map((file) => leadsNowhere(`${folder}/${file}`)),
  };
}

/** The fault of a link whose target is not there. */
export function leadsNowhere(file: string): Fault {
  return {
    what: `Cannot read ${file}`,
    file,
    why: 'It is a link, and there is nothing where it leads.',
    fix: 'Correct or remove the link.',
  };
}
