import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { packageOf, relativePath } from '../../../files/paths.ts';
import { threadOptions } from '../this-thread.ts';
import { versionOf } from './module-graph.ts';

const ROOT = pathToFileURL(join(threadOptions.root, '/')).href;

/** The build itself, which is below the root when it builds the site of this project. */
const ENGINE = new URL('../../../', import.meta.url).href;

/** A file that Node imports for the site. */
export interface ImportedFile {
  /** Relative to the root, links resolved, even if it is outside it. */
  file: string;
  /** It belongs to a package; otherwise it is a source of the site. */
  isPackage: boolean;
}

/** The file that a URL leads to; undefined if it belongs to the build, or is none. */
export function importedFile(url: string | undefined): ImportedFile | undefined {
  if (!url?.startsWith('file:') || url.startsWith(ENGINE)) return undefined;
  const file = url.startsWith(ROOT)
    ? decodeURIComponent(url.slice(ROOT.length).replace(/[?#].*/, ''))
    : relativePath(threadOptions.root, pathOf(url));
  return { file, isPackage: packageOf(file) !== undefined };
}

/**
 * The URL of a file. Its query has the version of the file, so that Node evaluates a changed one again.
 *
 * @param file relative to the root.
 */
export function sourceUrl(file: string): string {
  const version = versionOf(file);
  const url = pathToFileURL(join(threadOptions.root, file)).href;
  return version > 0 ? `${url}?version=${version}` : url;
}

/** The URL of the module that stands for an island while pages are rendered. @param file as for sourceUrl. */
export function islandSlotUrl(file: string): string {
  return `${sourceUrl(file)}#slot`;
}

export function isIslandSlot(url: string): boolean {
  return url.endsWith('#slot');
}

/** The path of a file, without the query of its URL. */
export function pathOf(url: string): string {
  return fileURLToPath(url.replace(/[?#].*/, ''));
}
