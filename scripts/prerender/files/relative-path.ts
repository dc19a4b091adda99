import { relative } from 'node:path';

/** The path of a file relative to a folder, with `/` between its parts on every system. */
export function relativePath(folder: string, file: string): string {
  return relative(folder, file).replaceAll('\\', '/');
}
