import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Plugin } from 'esbuild';
import { hashedName } from '../hash.ts';

/** Files that are published under `assets/`, name → bytes. */
export type AssetFiles = Map<string, Uint8Array | string>;

const ASSET = /\.(svg|png|jpe?g|gif|webp|avif|ico|woff2?|mp4|webm|vtt|pdf)$/;

/** A font of a few letters, say, that the first paint needs: it is worth more in the stylesheet than beside it. */
const INLINE = /\.inline\.woff2$/;

/**
 * An esbuild plugin: an imported picture, font or film becomes the URL of its hashed copy, in modules as a
 * string and in stylesheets inside `url()`. esbuild's own file loader hashes paths too; this does not. What is named
 * `*.inline.woff2` becomes part of the stylesheet.
 *
 * @param files receives the copies.
 * @param urlPrefix what stands before the name in the URL: `/assets/`.
 */
export function assetFilesPlugin(files: AssetFiles, urlPrefix: string): Plugin {
  const publish = (path: string): string => {
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
      build.onLoad({ filter: ASSET }, ({ path }) => ({ contents: publish(path), loader: 'text' }));
      build.onResolve({ filter: ASSET }, ({ path, kind, resolveDir }) => {
        if (kind !== 'url-token' || /^(\/|[a-z]+:)/i.test(path)) return undefined;
        const file = join(resolveDir, path);
        try {
          return { path: INLINE.test(path) ? dataUrl(file) : publish(file), external: true };
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
