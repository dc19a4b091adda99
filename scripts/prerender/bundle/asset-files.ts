import { readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { Plugin } from 'esbuild';
import { hashedName } from '../files/hash.ts';

/** Files to be published under `assets/`: name → bytes. */
export type AssetFiles = Map<string, Uint8Array | string>;

const EXTENSIONS = 'svg|png|jpe?g|gif|webp|avif|ico|woff2?|ttf|otf|eot|mp4|webm|vtt|pdf';
export const ASSET = new RegExp(`\\.(${EXTENSIONS})$`, 'i');
/** In a stylesheet, a query or a fragment may follow: `map.svg#line`. */
const ASSET_URL = new RegExp(`\\.(${EXTENSIONS})([?#]|$)`, 'i');

/** An address on another server. */
const OTHER_SERVER = /^(https?:)?\/\//i;

/** Small files, such as a font of a few letters. Inline, they save a request. */
const INLINE = /\.inline\.(woff2|svg)$/;

/**
 * The URL of a picture, font or film: where its copy is published, or for `*.inline.woff2` and `*.inline.svg` a URL
 * that contains the file.
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
  if (INLINE.test(path)) return dataUrl(path, bytes);
  const { name: stem, ext } = parse(path);
  const name = hashedName(stem, ext, bytes);
  addCopy(name, bytes);
  return urlPrefix + encodeURIComponent(name);
}

function dataUrl(path: string, bytes: Buffer): string {
  if (!path.endsWith('.svg')) return `data:font/woff2;base64,${bytes.toString('base64')}`;
  const text = bytes.toString().replace(/[\t\n\r#]|%(?=[0-9a-f]{2})/gi, encodeURIComponent);
  return `data:image/svg+xml,${text}`;
}

/**
 * An esbuild plugin: an imported picture, font or film becomes its URL, as a string in modules and inside `url()` in
 * stylesheets. (esbuild's own file loader includes the path in the hash; this does not.)
 *
 * @param files receives the copies.
 * @param urlPrefix as for assetUrl.
 */
export function assetFilesPlugin(files: AssetFiles, urlPrefix: string): Plugin {
  const urlOf = (path: string) =>
    assetUrl(path, urlPrefix, (name, bytes) => files.set(name, bytes));
  return {
    name: 'asset-files',
    setup(build) {
      build.onLoad({ filter: ASSET }, ({ path }) => ({ contents: urlOf(path), loader: 'text' }));
      build.onResolve({ filter: OTHER_SERVER }, ({ path, kind }) =>
        kind === 'url-token' || kind === 'import-rule'
          ? // A warning, so that esbuild goes on and finds what else is wrong. The build reports both in the same way.
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
        try {
          return { path: urlOf(join(resolveDir, file)) + suffix, external: true };
        } catch {
          return { errors: [{ text: `Could not read "${path}"` }] };
        }
      });
    },
  };
}
