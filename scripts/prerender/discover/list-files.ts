import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Lists all files below a folder, sorted, so that builds do not depend on the order of the file system. A folder that does
 * not exist has no files. Symbolic links are followed; one without a target counts as a file.
 *
 * @param brokenLinks receives the symbolic links without a target.
 * @param isWanted whether a file or folder is to be listed; if not, nothing in the folder is.
 * @returns paths relative to `folder`.
 * @throws the file system's error if a folder cannot be read.
 */
export function listFiles(
  folder: string,
  brokenLinks: string[] = [],
  isWanted: (path: string, isLink: boolean) => boolean = () => true,
): string[] {
  const files: string[] = [];
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
  return files.sort((a, b) => (a < b ? -1 : 1));
}
