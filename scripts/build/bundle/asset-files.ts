import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Plugin } from 'esbuild';

/** Files that are published under `assets/`, name → bytes. */
export type AssetFiles = Map<string, Uint8Array | string>;

/** Ten hexadecimal digits (40 bits) of SHA-256: the hash of final bytes in every name, `?v=` and `build`. */
export function hashOf(bytes: Uint8Array | string): string {
  return hash('sha256', bytes).slice(0, 10);
}

/** `logo` and `.svg` give `logo-1a2b3c4d5e.svg`: the name says what it is, the hash makes it immutable. */
export function hashedName(name: string, extension: string, bytes: Uint8Array | string): string {
  return `${name}-${hashOf(bytes)}${extension}`;
}

const ASSET = /\.(svg|png|jpe?g|gif|webp|avif|ico|woff2?|mp4|webm|vtt|pdf)$/;

/**
 * An esbuild plugin: an imported picture, font or film becomes the URL of its hashed copy, in modules as a
 * string and in stylesheets inside `url()`. esbuild's own file loader hashes paths too; this does not.
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
          return { path: publish(file), external: true };
        } catch {
          return { errors: [{ text: `Could not read "${path}"` }] };
        }
      });
    },
  };
}
