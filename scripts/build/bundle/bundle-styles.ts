import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { OLDEST_BROWSERS } from '../../shared/browsers.ts';
import { bundleFaults } from '../faults/bundle-faults.ts';
import type { Fault } from '../faults/fault.ts';
import { hashedName } from '../hash.ts';
import type { BuildOptions } from '../options.ts';
import { type AssetFiles, assetFilesPlugin } from './asset-files.ts';
import { SOURCE_OPTIONS } from './bundle-server.ts';
import type { StylePlan } from './plan-styles.ts';

export interface StyleBundle {
  /** The stylesheet of every page, inline in `<style>` so that the first paint needs one round trip. */
  site: string;
  /** Its hash, `sha256-…`, for the content security policy. */
  siteHash: string;
  /** Page file → URL of its stylesheet; absent if the page needs none. */
  pages: ReadonlyMap<string, string>;
  /** URLs of the stylesheets of error pages. */
  errors: readonly string[];
  faults: readonly Fault[];
}

/** Makes the stylesheets of a plan. */
export async function bundleStyles(
  { root, base }: BuildOptions,
  { entries, pages, errors }: StylePlan,
  assets: AssetFiles,
): Promise<StyleBundle> {
  const result = await build({
    ...SOURCE_OPTIONS,
    absWorkingDir: root,
    entryPoints: [...entries.keys()].map((name) => ({ in: `styles:${name}`, out: name })),
    minify: true,
    outdir: root,
    plugins: [stylesPlugin(entries, root), assetFilesPlugin(assets, `${base}assets/`)],
    target: OLDEST_BROWSERS,
    write: false,
  }).catch((error: unknown) => bundleFaults(error, root));
  if (Array.isArray(result)) {
    return { site: '', siteHash: '', pages: new Map(), errors: [], faults: result };
  }

  const texts = new Map(
    result.outputFiles.map((file) => [basename(file.path, '.css'), file.text.trim()]),
  );
  const urls = new Map<string, string>();
  for (const [name, text] of texts) {
    if (name === 'site') continue;
    const file = hashedName('page', '.css', text);
    assets.set(file, text);
    urls.set(name, `${base}assets/${file}`);
  }
  const siteText = texts.get('site') ?? '';
  return {
    site: siteText,
    siteHash: `sha256-${createHash('sha256').update(siteText).digest('base64')}`,
    pages: new Map([...pages].map(([file, name]) => [file, urls.get(name) ?? ''])),
    errors: errors ? [urls.get(errors) ?? ''] : [],
    faults: bundleFaults(result.warnings, root),
  };
}

function stylesPlugin(entries: ReadonlyMap<string, readonly string[]>, root: string): Plugin {
  return {
    name: 'styles',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^styles:/ }, ({ path }) => ({
        path: path.slice('styles:'.length),
        namespace: 'styles',
      }));
      onLoad({ filter: /.*/, namespace: 'styles' }, ({ path }) => ({
        contents: (entries.get(path) ?? []).map((file) => `@import "./${file}";`).join('\n'),
        loader: 'css',
        resolveDir: root,
      }));
    },
  };
}
