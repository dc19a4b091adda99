import { readFileSync } from 'node:fs';
import { parse } from 'node:path';
import type { Plugin } from 'esbuild';
import { hashedName } from '../files/hash.ts';

/** Files to be published under `assets/`: name → bytes. */
export type AssetFiles = Map<string, Uint8Array | string>;

/** What a module may import to have its URL. */
export const ASSET = /\.(svg|png|jpe?g|gif|webp|avif|ico|woff2?|[ot]tf|eot|mp4|webm|vtt|pdf)$/i;

/**
 * The URL of a picture, font or film: where its copy is published, or for `*.inline.woff2` and `*.inline.svg` a URL
 * that contains the file, which saves a request.
 *
 * @param path absolute.
 * @param urlPrefix comes before the name of a copy: `/assets/`.
 * @param addCopy receives the copy. Its name includes a hash of its content.
 */
export function assetUrl(
  path: string,
  urlPrefix: string,
  addCopy: (name: string, bytes: Uint8Array) => void,
): string {
  const bytes = readFileSync(path);
  if (path.endsWith('.inline.woff2')) return `data:font/woff2;base64,${bytes.toString('base64')}`;
  if (path.endsWith('.inline.svg')) {
    const text = bytes.toString().replace(/[\t\n\r#]|%(?=[0-9a-f]{2})/gi, encodeURIComponent);
    return `data:image/svg+xml,${text}`;
  }
  const { name: stem, ext } = parse(path);
  const name = hashedName(stem, ext, bytes);
  addCopy(name, bytes);
  return urlPrefix + encodeURIComponent(name);
}

/**
 * An esbuild plugin: a picture, font or film that a module imports becomes its URL. (esbuild's own file loader includes
 * the path in the hash; this does not.)
 *
 * @param files receives the copies.
 * @param urlPrefix as for assetUrl.
 */
export function assetModulesPlugin(files: AssetFiles, urlPrefix: string): Plugin {
  return {
    name: 'asset-modules',
    setup({ onLoad }) {
      onLoad({ filter: ASSET }, ({ path }) => ({
        contents: assetUrl(path, urlPrefix, (name, bytes) => files.set(name, bytes)),
        loader: 'text',
      }));
    },
  };
}
