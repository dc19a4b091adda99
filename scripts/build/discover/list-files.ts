import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * All files below `folder` in code-unit order, whatever order the disk has. A folder that does not exist has no
 * files. Links to files and folders are followed; one that leads nowhere counts as a file.
 *
 * @param lost receives the links that lead nowhere.
 * @throws the file system's error when a folder cannot be read.
 */
export function listFiles(folder: string, lost: string[] = []): string[] {
  const files: string[] = [];
  const visit = (relative: string) => {
    for (const entry of readdirSync(join(folder, relative), { withFileTypes: true })) {
      const path = relative ? `${relative}/${entry.name}` : entry.name;
      const isLink = entry.isSymbolicLink();
      const kind = isLink ? statSync(join(folder, path), { throwIfNoEntry: false }) : entry;
      if (kind?.isDirectory()) visit(path);
      else if (!kind || kind.isFile()) files.push(path);
      if (!kind) lost.push(path);
    }
  };
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) visit('');
  return files.sort((a, b) => (a < b ? -1 : 1));
}
