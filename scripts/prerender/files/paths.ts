import { realpathSync, statSync } from 'node:fs';
import { relative, resolve } from 'node:path';

/** The path of a file relative to a folder, with `/` between its parts on every system. */
export function relativePath(folder: string, file: string): string {
  return relative(folder, file).replaceAll('\\', '/');
}

/** Endings that a path in an import may leave out. */
const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts'];

/**
 * The file that a path in an import leads to, with links resolved; undefined if there is none.
 *
 * @param folder of the importing file, absolute.
 * @param path not a URL: `%`, `#` and `?` stand for themselves.
 */
export function findSource(folder: string, path: string): string | undefined {
  const wanted = resolve(folder, path);
  const source = ENDINGS.map((ending) => wanted + ending).find((file) =>
    statSync(file, { throwIfNoEntry: false })?.isFile(),
  );
  return source && realpathSync.native(source);
}

/** Whether an import names its file by a path. */
export function isPath(specifier: string): boolean {
  return /^\.{0,2}\//.test(specifier);
}

/**
 * The name of the package that a file belongs to. Everything else that is imported is a source of the site, wherever it
 * is: a package of the same workspace, too, which `node_modules` only links to.
 *
 * @param file relative to the root, links resolved.
 */
export function packageOf(file: string): string | undefined {
  return /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];
}

/** Whether a file has changed. @param changed files, and folders that came or went with everything in them. */
export function hasChanged(file: string, changed: readonly string[]): boolean {
  return changed.some((path) => file === path || file.startsWith(`${path}/`));
}
