import { hash } from 'node:crypto';
import { basename } from 'node:path';
import { build } from 'esbuild';
import { OLDEST_BROWSERS } from '../../shared/browsers.ts';
import { bundleFaults } from '../faults/bundle-faults.ts';
import type { Fault } from '../faults/fault.ts';
import { hashedName } from '../hash.ts';
import type { BuildOptions } from '../options.ts';
import { type AssetFiles, assetFilesPlugin } from './asset-files.ts';
import { SOURCE_OPTIONS } from './bundle-for-rendering.ts';
import type { StylePlan, StyleSources } from './plan-styles.ts';
import { virtualModules } from './virtual-modules.ts';

/** A stylesheet for a `<style>`, so that the first paint needs one round trip. */
export interface InlineStyle {
  text: string;
  /** `sha256-…`, for the content security policy. */
  hash: string;
}

/** As in StylePlan. */
export interface InlineStyles {
  site: InlineStyle;
  errors: InlineStyle;
  faults: readonly Fault[];
}

export interface LinkedStyles {
  /** Page file → URL of its stylesheet; absent if the page needs none. */
  pages: ReadonlyMap<string, string>;
  faults: readonly Fault[];
}

/** Makes the inline stylesheets of a plan. */
export async function bundleInlineStyles(
  options: BuildOptions,
  { inline }: StylePlan,
  assets: AssetFiles,
): Promise<InlineStyles> {
  const { texts, faults } = await bundleStyles(options, inline, assets);
  const inlineStyle = (name: string): InlineStyle => {
    const text = texts.get(name) ?? '';
    return { text, hash: `sha256-${hash('sha256', text, 'base64')}` };
  };
  return { site: inlineStyle('site'), errors: inlineStyle('errors'), faults };
}

/** Makes the linked stylesheets of a plan, and adds them to `assets`. */
export async function bundleLinkedStyles(
  options: BuildOptions,
  { linked, pages }: StylePlan,
  assets: AssetFiles,
): Promise<LinkedStyles> {
  const { texts, faults } = await bundleStyles(options, linked, assets);
  const urls = new Map<string, string>();
  for (const [name, text] of texts) {
    const file = hashedName('page', '.css', text);
    assets.set(file, text);
    urls.set(name, `${options.base}assets/${file}`);
  }
  return { pages: new Map([...pages].map(([file, name]) => [file, urls.get(name) ?? ''])), faults };
}

/** @returns name → text. */
async function bundleStyles(
  { root, base }: BuildOptions,
  entries: StyleSources,
  assets: AssetFiles,
): Promise<{ texts: ReadonlyMap<string, string>; faults: readonly Fault[] }> {
  const importsOf = (name: string) =>
    (entries.get(name) ?? []).map((file) => `@import "./${file}";`).join('\n');
  const result = await build({
    ...SOURCE_OPTIONS,
    absWorkingDir: root,
    entryPoints: [...entries.keys()].map((name) => ({ in: `styles:${name}`, out: name })),
    minify: true,
    outdir: root,
    plugins: [
      virtualModules('styles', root, importsOf, 'css'),
      assetFilesPlugin(assets, `${base}assets/`),
    ],
    target: OLDEST_BROWSERS,
    write: false,
  }).catch((error: unknown) => bundleFaults(error, root));
  if (Array.isArray(result)) return { texts: new Map(), faults: result };
  const { outputFiles, warnings } = result;
  return {
    texts: new Map(outputFiles.map(({ path, text }) => [basename(path, '.css'), text.trim()])),
    faults: bundleFaults(warnings, root),
  };
}
