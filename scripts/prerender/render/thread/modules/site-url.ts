import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { relativePath } from '../../../files/relative-path.ts';
import { threadOptions } from '../thread-options.ts';
import { versionOf } from './module-graph.ts';

const ROOT = pathToFileURL(join(threadOptions.root, '/')).href;

/** The build itself, which is below the root when it builds the site of this project. */
const ENGINE = new URL('../../../', import.meta.url).href;

/** In the query of a URL: the module that stands for an island while pages are rendered. */
const SLOT = 'island-slot';

/**
 * The URL of a source of the site. Its query has the version of the file, so that Node evaluates a changed one again.
 *
 * @param file relative to the root.
 * @param isSlot true for the module that stands for an island.
 */
export function siteUrl(file: string, isSlot = false): string {
  const version = versionOf(file);
  const query = [isSlot && SLOT, version > 0 && `version=${version}`].filter(Boolean).join('&');
  return pathToFileURL(join(threadOptions.root, file)).href + (query && `?${query}`);
}

/** Whether a URL is that of a module that stands for an island. */
export function isSlotUrl(url: string | undefined): boolean {
  return url?.includes(`?${SLOT}`) ?? false;
}

/**
 * The source that a URL leads to, relative to the root, even if it is outside it; undefined if it belongs to a package
 * or to the build.
 */
export function siteSource(url: string | undefined): string | undefined {
  if (!url?.startsWith('file:') || url.startsWith(ENGINE)) return undefined;
  const file = url.startsWith(ROOT)
    ? decodeURIComponent(url.slice(ROOT.length).replace(/[?#].*/, ''))
    : relativePath(threadOptions.root, pathOf(url));
  return /(^|\/)node_modules\//.test(file) ? undefined : file;
}

/** The path of a file, without the query of its URL. */
export function pathOf(url: string): string {
  return fileURLToPath(url.replace(/[?#].*/, ''));
}
