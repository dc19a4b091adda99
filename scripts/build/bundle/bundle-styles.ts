import { hash } from 'node:crypto';
import { basename } from 'node:path';
import { build } from 'esbuild';
import { OLDEST_BROWSERS } from '../../shared/browsers.ts';
import type { SiteModules } from '../discover/discover-modules.ts';
import { bundleFaults } from '../faults/bundle-faults.ts';
import type { Fault } from '../faults/fault.ts';
import type { BuildOptions } from '../options.ts';
import { type AssetFiles, assetFilesPlugin } from './asset-files.ts';
import { SOURCE_OPTIONS } from './esbuild-options.ts';
import { planStyles, type StylePlan } from './plan-styles.ts';
import { virtualModules } from './virtual-modules.ts';

/** A stylesheet for a `<style>`, so that the first paint needs one round trip. */
export interface InlineStyle {
  text: string;
  /** `sha256-…`, for the content security policy. */
  hash: string;
}

export interface InlineStyles {
  plan: StylePlan;
  /** Of every page. */
  site: InlineStyle;
  /** Of the documents of error pages, which link nothing. */
  errors: InlineStyle;
  faults: readonly Fault[];
}

/**
 * Plans the styles of the site, and bundles those that are inline.
 *
 * @param layoutStyles what the layouts and the error page import.
 */
export async function bundleInlineStyles(
  options: BuildOptions,
  modules: SiteModules,
  layoutStyles: readonly string[],
  assets: AssetFiles,
): Promise<InlineStyles> {
  const plan = planStyles(modules, layoutStyles);
  const { texts, faults } = await bundleStyles(options, [plan.inline, plan.shared], assets);
  const [site, errors] = texts.map((text) => ({
    text,
    hash: `sha256-${hash('sha256', text, 'base64')}`,
  }));
  const none = { text: '', hash: '' };
  return { plan, site: site ?? none, errors: errors ?? none, faults };
}

/**
 * Bundles stylesheets, each given by its sources.
 *
 * @returns the text of each, in order; none if one of them has faults.
 */
export async function bundleStyles(
  { root, base }: BuildOptions,
  sheets: readonly (readonly string[])[],
  assets: AssetFiles,
): Promise<{ texts: readonly string[]; faults: readonly Fault[] }> {
  const importsOf = (index: string) =>
    (sheets[Number(index)] ?? []).map((file) => `@import "./${file}";`).join('\n');
  const result = await build({
    ...SOURCE_OPTIONS,
    absWorkingDir: root,
    entryPoints: sheets.map((_, index) => ({ in: `styles:${index}`, out: String(index) })),
    minify: true,
    outdir: root,
    plugins: [
      virtualModules('styles', root, importsOf, 'css'),
      assetFilesPlugin(assets, `${base}assets/`),
    ],
    target: OLDEST_BROWSERS,
    write: false,
  }).catch((error: unknown) => bundleFaults(error, root));
  if (Array.isArray(result)) return { texts: [], faults: result };
  const { outputFiles, warnings } = result;
  const texts = new Map(outputFiles.map(({ path, text }) => [basename(path, '.css'), text.trim()]));
  return {
    texts: sheets.map((_, index) => texts.get(String(index)) ?? ''),
    faults: bundleFaults(warnings, root),
  };
}
