import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { PROJECT } from '../../options.ts';
import { relativePath } from '../../relative-path.ts';
import { versionOf } from './module-graph.ts';
import { threadSetting } from './thread-setting.ts';

/** The build itself, which is below the root when it builds the site of this project. */
const ENGINE = join(PROJECT, 'scripts/build/');

/** In the query of a URL: the module that stands for an island while pages are rendered. */
export const SLOT = 'island-slot';

/**
 * The URL of a source of the site. Its query has the version of the file, so that Node evaluates a changed one again.
 *
 * @param file relative to the root.
 * @param slot SLOT for the module that stands for an island.
 */
export function siteUrl(file: string, slot?: typeof SLOT): string {
  const version = versionOf(file);
  const query = [slot, version > 0 && `version=${version}`].filter(Boolean).join('&');
  return pathToFileURL(join(threadSetting.root, file)).href + (query && `?${query}`);
}

/** The source that a URL leads to, relative to the root; undefined if it is not one of the site's. */
export function siteSource(url: string | undefined): string | undefined {
  if (!url?.startsWith('file:')) return undefined;
  const path = pathOf(url);
  const file = relativePath(threadSetting.root, path);
  const isOutside = /^\.\.\/|(^|\/)node_modules\//.test(file) || path.startsWith(ENGINE);
  return isOutside ? undefined : file;
}

/** The path of a file, without the query of its URL. */
export function pathOf(url: string): string {
  return fileURLToPath(url.replace(/[?#].*/, ''));
}
