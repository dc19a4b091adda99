import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Plugin } from 'esbuild';
import { hashedName } from '../hash.ts';

/** Files to be published under `assets/`: name → bytes. */
export type AssetFiles = Map<string, Uint8Array | string>;

const EXTENSIONS = 'svg|png|jpe?g|gif|webp|avif|ico|woff2?|mp4|webm|vtt|pdf';
export const ASSET = new RegExp(`\\.(${EXTENSIONS})$`);
/** In a stylesheet, a query or a fragment may follow: `map.svg#line`. */
const ASSET_URL = new RegExp(`\\.(${EXTENSIONS})([?#]|$)`);

/** An address on another server. */
const ELSEWHERE = /^(https?:)?\/\//i;

/** Small files, such as a font of a few letters. Inline, they save a request. */
export const INLINE = /\.inline\.(woff2|svg)$/;

/**
 * The copy of a picture, font or film that is published.
 *
 * @param path absolute.
 * @param urlPrefix comes before the name in the URL: `/assets/`.
 */
export function assetCopy(path: string, urlPrefix: string) {
  const bytes = readFileSync(path);
  const extension = extname(path);
  const stem = path.slice(0, -extension.length).replace(/^.*[\\/]/, '');
  const name = hashedName(stem, extension, bytes);
  return { name, bytes, url: urlPrefix + encodeURIComponent(name) };
}

/** The URL that contains a file of INLINE. */
export function dataUrl(path: string): string {
  const bytes = readFileSync(path);
  if (!path.endsWith('.svg')) return `data:font/woff2;base64,${bytes.toString('base64')}`;
  const text = bytes.toString().replace(/[\t\n\r#]|%(?=[0-9a-f]{2})/gi, encodeURIComponent);
  return `data:image/svg+xml,${text}`;
}

/**
 * An esbuild plugin: an imported picture, font or film becomes the URL of its hashed copy, as a string in modules and
 * inside `url()` in stylesheets. (esbuild's own file loader includes the path in the hash; this does not.)
 * `*.inline.woff2` and `*.inline.svg` become part of the stylesheet or module that names them.
 *
 * @param files receives the copies.
 * @param urlPrefix as for assetCopy.
 */
export function assetFilesPlugin(files: AssetFiles, urlPrefix: string): Plugin {
  const addAsset = (path: string): string => {
    const { name, bytes, url } = assetCopy(path, urlPrefix);
    files.set(name, bytes);
    return url;
  };
  return {
    name: 'asset-files',
    setup(build) {
      build.onLoad({ filter: INLINE }, ({ path }) => ({ contents: dataUrl(path), loader: 'text' }));
      build.onLoad({ filter: ASSET }, ({ path }) => ({ contents: addAsset(path), loader: 'text' }));
      build.onResolve({ filter: ELSEWHERE }, ({ path, kind }) =>
        kind === 'url-token' || kind === 'import-rule'
          ? // A warning, so that esbuild goes on to what else is wrong. The build reports both in the same way.
            {
              path,
              external: true,
              warnings: [{ text: `The content security policy blocks ${path}` }],
            }
          : undefined,
      );
      build.onResolve({ filter: ASSET_URL }, ({ path, kind, resolveDir }) => {
        const [, file = '', suffix = ''] = /^([^?#]*)(.*)/.exec(path) ?? [];
        if (kind !== 'url-token' || /^(\/|[a-z]+:)/i.test(path)) return undefined;
        const source = join(resolveDir, file);
        try {
          const url = INLINE.test(file) ? dataUrl(source) : addAsset(source) + suffix;
          return { path: url, external: true };
        } catch {
          return { errors: [{ text: `Could not read "${path}"` }] };
        }
      });
    },
  };
}
