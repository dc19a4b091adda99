import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/**
 * Lists all files below a folder as `<path> <sha256>`, paths with `/`, in code point order: two folders are the same,
 * byte for byte, exactly if their lists are equal. Rejects if the folder does not exist.
 */
export async function digestFolder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const lines = entries
    .filter((entry) => !entry.isDirectory())
    .map(async (entry) => {
      const file = join(entry.parentPath, entry.name);
      const hash = createHash('sha256').update(await readFile(file));
      return `${relative(folder, file).split(sep).join('/')} ${hash.digest('hex')}`;
    });
  return (await Promise.all(lines)).sort();
}
