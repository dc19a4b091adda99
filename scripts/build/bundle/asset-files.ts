import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Plugin } from 'esbuild';
import { hashedName } from '../hash.ts';

/** Files to be published under `assets/`: name → bytes. */
export type AssetFiles = Map<string, Uint8Array | string>;

const ASSET = /\.(svg|png|jpe?g|gif|webp|avif|ico|woff2?|mp4|webm|vtt|pdf)$/;

/** Small files that the first paint needs, such as a font of a few letters. Inline, they save a request. */
const INLINE_FONT = /\.inline\.woff2$/;
const INLINE_PICTURE = /\.inline\.svg$/;

/**
 * An esbuild plugin: an imported picture, font or film becomes the URL of its hashed copy, as a string in modules and
 * inside `url()` in stylesheets. (esbuild's own file loader includes the path in the hash; this does not.)
 * `*.inline.woff2` becomes part of the stylesheet, and `*.inline.svg` of the module that imports it.
 *
 * @param files receives the copies.
 * @param urlPrefix comes before the name in the URL: `/assets/`.
 */
export function assetFilesPlugin(files: AssetFiles, urlPrefix: string): Plugin {
  const addAsset = (path: string): string => {
    const bytes = readFileSync(path);
    const extension = extname(path);
    const name = hashedName(
      path.slice(0, -extension.length).replace(/^.*[\\/]/, ''),
      extension,
      bytes,
    );
    files.set(name, bytes);
    return urlPrefix + name;
  };
  return {
    name: 'asset-files',
    setup(build) {
      build.onLoad({ filter: INLINE_PICTURE }, ({ path }) => ({
        contents: readFileSync(path),
        loader: 'dataurl',
      }));
      build.onLoad({ filter: ASSET }, ({ path }) => ({ contents: addAsset(path), loader: 'text' }));
      build.onResolve({ filter: ASSET }, ({ path, kind, resolveDir }) => {
        if (kind !== 'url-token' || /^(\/|[a-z]+:)/i.test(path)) return undefined;
        const file = join(resolveDir, path);
        try {
          return { path: INLINE_FONT.test(path) ? dataUrl(file) : addAsset(file), external: true };
        } catch {
          return { errors: [{ text: `Could not read "${path}"` }] };
        }
      });
    },
  };
}

function dataUrl(file: string): string {
  return `data:font/woff2;base64,${readFileSync(file).toString('base64')}`;
}
