import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';
import { type AssetFiles, assetUrl } from './asset-files.ts';

/** An address on another server. */
const OTHER_SERVER = /^(https?:)?\/\//i;

/** What an address in a stylesheet may be, except for another stylesheet. */
const NO_STYLESHEET = /[^s]s?$/;

/** What is no path from the stylesheet: one from the root, a place in the page, `data:`. */
const NO_PATH = /^(\/|#|[a-z]+:)/i;

const IMAGE_SET = /image-set\((?:[^()]|\([^()]*\))*\)/gi;

/** A string in it, but not in further brackets, such as those of `type("image/avif")`. */
const IMAGE_STRING = /(?<=[(,]\s*)(?<!\b(?:url|type)\(\s*)(?:"[^"]*"|'[^']*')/gi;

/**
 * An esbuild plugin: files that stylesheets name are published, and their URLs take the place of the paths. esbuild sees no
 * path in `image-set("a.png" 1x)`, but in `image-set(url("a.png") 1x)`, which means the same.
 *
 * @param files receives the copies.
 * @param urlPrefix as for assetUrl.
 */
export function styleUrlsPlugin(files: AssetFiles, urlPrefix: string): Plugin {
  const urlOf = (path: string) =>
    assetUrl(path, urlPrefix, (name, bytes) => files.set(name, bytes));
  return {
    name: 'style-urls',
    setup({ onResolve, onLoad }) {
      onLoad({ filter: /\.css$/ }, ({ path }) => {
        try {
          const css = readFileSync(path, 'utf8');
          const contents = css.replace(IMAGE_SET, (set) => set.replace(IMAGE_STRING, 'url($&)'));
          if (contents !== css) return { contents, loader: 'css', resolveDir: dirname(path) };
        } catch {
          // esbuild says that it cannot be read.
        }
        return undefined;
      });
      onResolve({ filter: OTHER_SERVER }, ({ path }) =>
        // A warning, so that esbuild goes on and finds what else is wrong. The build reports both in the same way.
        ({
          path,
          external: true,
          warnings: [{ text: `The content security policy blocks ${path}` }],
        }),
      );
      onResolve({ filter: NO_STYLESHEET }, ({ path, kind, resolveDir }) => {
        if (kind !== 'url-token' || NO_PATH.test(path)) return undefined;
        // `map.svg#line`
        const [, file = '', suffix = ''] = /^([^?#]*)(.*)/.exec(path) ?? [];
        try {
          return { path: urlOf(join(resolveDir, file)) + suffix, external: true };
        } catch {
          return { errors: [{ text: `Could not read "${path}"` }] };
        }
      });
    },
  };
}
