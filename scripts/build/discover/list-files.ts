import { lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A file below a folder: its path relative to it with `/`, and whether a link is on the way to it. */
export interface ListedFile {
  path: string;
  /** `dangling`: a link that leads nowhere. */
  link: 'none' | 'followed' | 'dangling';
}

/**
 * All files below `folder` in code-unit order, whatever order the disk has. A folder that does not exist has no
 * files. Links to files and folders are followed; one that leads nowhere counts as a file.
 *
 * @throws the file system's error when a folder cannot be read.
 */
export function listFiles(folder: string): string[] {
  return walkFiles(folder).map(({ path }) => path);
}

/** The same with what is known of links. */
export function walkFiles(folder: string): ListedFile[] {
  const files: ListedFile[] = [];
  const visit = (relative: string, isLinked: boolean) => {
    for (const entry of readdirSync(join(folder, relative), { withFileTypes: true })) {
      const path = relative ? `${relative}/${entry.name}` : entry.name;
      const isLink = entry.isSymbolicLink();
      const kind = isLink ? statSync(join(folder, path), { throwIfNoEntry: false }) : entry;
      const followed = isLink || isLinked ? 'followed' : 'none';
      if (!kind) files.push({ path, link: 'dangling' });
      else if (kind.isDirectory()) visit(path, isLink || isLinked);
      else if (kind.isFile()) files.push({ path, link: followed });
    }
  };
  const folderItself = lstatSync(folder, { throwIfNoEntry: false });
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    visit('', folderItself?.isSymbolicLink() ?? false);
  }
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}
