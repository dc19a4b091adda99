import { readFileSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import type { Plugin } from 'esbuild';
import { BuildFailure } from '../faults/fault.ts';
import { hashedName } from '../files/hash.ts';
import { relativePath } from '../files/paths.ts';
import { unusableFile } from '../files/unusable-file.ts';
import type { BuildOptions } from '../options.ts';
import { checkCss } from './check-css.ts';

/** Files to be published under `assets/`: name → bytes. */
export type AssetFiles = Map<string, Uint8Array | string>;

/** The endings of the files that a module may import to have their URLs; `assets/modules.d.ts` has the same. */
export const ASSET_ENDINGS =
  'avif eot gif ico jpeg jpg mp4 otf pdf png svg ttf vtt webm webp woff woff2'.split(' ');

export const ASSET = new RegExp(`\\.(${ASSET_ENDINGS.join('|')})$`, 'i');

/**
 * The URL of a picture, font or film: where its copy is published, or for `*.inline.woff2` and `*.inline.svg` a URL
 * that contains the file, which saves a request.
 *
 * @param path absolute.
 * @param addCopy receives the copy. Its name includes a hash of its content.
 * @throws BuildFailure if it cannot be shown.
 */
export function assetUrl(
  path: string,
  { root, base }: Pick<BuildOptions, 'root' | 'base'>,
  addCopy: (name: string, bytes: Uint8Array) => void,
): string {
  const fault = unusableFile(path, relativePath(root, path));
  if (fault) throw new BuildFailure([fault]);
  const bytes = readFileSync(path);
  if (path.endsWith('.inline.woff2')) return `data:font/woff2;base64,${bytes.toString('base64')}`;
  if (path.endsWith('.inline.svg')) {
    const text = bytes.toString().replace(/[\t\n\r#]|%(?=[0-9a-f]{2})/gi, encodeURIComponent);
    return `data:image/svg+xml,${text}`;
  }
  const { name: stem, ext } = parse(path);
  const name = hashedName(stem, ext, bytes);
  addCopy(name, bytes);
  return `${base}assets/${encodeURIComponent(name)}`;
}

/**
 * An esbuild plugin: a picture, font or film that a module imports becomes its URL. (esbuild's own file loader includes
 * the path in the hash; this does not.)
 *
 * @param files receives the copies.
 */
export function assetModulesPlugin(files: AssetFiles, options: BuildOptions): Plugin {
  return {
    name: 'asset-modules',
    setup({ onLoad }) {
      onLoad({ filter: ASSET }, ({ path }) => ({
        contents: assetUrl(path, options, (name, bytes) => files.set(name, bytes)),
        loader: 'text',
      }));
    },
  };
}

/** An address on another server. */
const OTHER_SERVER = /^(https?:)?\/\//i;

/** What is no path from the stylesheet: one from the root, a place in the page, `data:`. */
const NO_PATH = /^(\/|#|[a-z]+:)/i;

const IMAGE_SET = /image-set\((?:[^()]|\([^()]*\))*\)/gi;

/** A string in an `image-set()`, but not in further brackets, such as those of `type("image/avif")`. */
const IMAGE_STRING = /(?<=[(,]\s*)(?<!\b(?:url|type)\(\s*)(?:"[^"]*"|'[^']*')/gi;

/**
 * An esbuild plugin: files that stylesheets name are published, and their URLs take the place of the paths. esbuild 0.28 sees
 * no path in `image-set("a.png" 1x)`, but in `image-set(url("a.png") 1x)`, which means the same.
 *
 * @param files receives the copies.
 */
export function styleUrlsPlugin(files: AssetFiles, options: BuildOptions): Plugin {
  const urlOf = (path: string) => assetUrl(path, options, (name, bytes) => files.set(name, bytes));
  return {
    name: 'style-urls',
    setup({ onResolve, onLoad }) {
      onLoad({ filter: /\.css$/ }, ({ path }) => {
        const css = readFileSync(path, 'utf8');
        const contents = css.replace(IMAGE_SET, (set) => set.replace(IMAGE_STRING, 'url($&)'));
        const faults = checkCss(css, relativePath(options.root, path));
        const warnings = faults.length > 0 ? [{ detail: new BuildFailure(faults) }] : [];
        return { contents, loader: 'css', resolveDir: dirname(path), warnings };
      });
      onResolve({ filter: OTHER_SERVER }, ({ path }) =>
        // A warning, so that esbuild goes on and finds what else is wrong. The build reports both in the same way.
        ({
          path,
          external: true,
          warnings: [{ text: `The content security policy blocks ${path}` }],
        }),
      );
      onResolve({ filter: /./ }, ({ path, kind, resolveDir }) => {
        if (kind !== 'url-token' || NO_PATH.test(path)) return undefined;
        // `map.svg#line`
        const [, file = '', suffix = ''] = /^([^?#]*)(.*)/.exec(path) ?? [];
        try {
          return { path: urlOf(join(resolveDir, file)) + suffix, external: true };
        } catch (detail) {
          return { errors: [{ text: `Could not read "${path}"`, detail }] };
        }
      });
    },
  };
}
