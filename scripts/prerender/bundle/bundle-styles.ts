import crypto from 'node:crypto';
import { build, type Plugin } from 'esbuild';
import { OLDEST_BROWSERS } from '../../shared/browsers.ts';
import type { SiteModules } from '../discover/discover-modules.ts';
import { bundleFaults } from '../faults/bundle-faults.ts';
import type { Fault } from '../faults/fault.ts';
import type { BuildOptions } from '../options.ts';
import type { LayoutsResult } from '../render/rendered.ts';
import type { AssetFiles } from './asset-files.ts';
import { SOURCE_OPTIONS } from './esbuild-options.ts';
import { planStyles, type StylePlan } from './plan-styles.ts';
import { checkCssModules } from './script-styles.ts';
import { hasImageStrings, imageStringsPlugin, styleUrlsPlugin } from './style-urls.ts';

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
  /** What error pages have beside the styles of layouts: text that comes with their HTML when a visit ends on one. */
  errorOnly: string;
  faults: readonly Fault[];
}

/**
 * Plans the styles of the site, and bundles those that are inline and those of error pages.
 *
 * @param layouts what the layouts and the error page import.
 */
export async function bundleInlineStyles(
  options: BuildOptions,
  modules: SiteModules,
  layouts: Pick<LayoutsResult, 'styles' | 'errorStyles'>,
  assets: AssetFiles,
): Promise<InlineStyles> {
  const plan = planStyles(modules, layouts.styles);
  const ofErrors = layouts.errorStyles.filter((style) => !plan.shared.includes(style));
  const bundleInline = async (sources: readonly string[]) => {
    const { text = '', faults } = await bundleStyles(options, sources, assets);
    return { text, hash: `sha256-${crypto.hash('sha256', text, 'base64')}`, faults };
  };
  const [site, errors, { text: errorOnly }] = await Promise.all([
    bundleInline(plan.inline),
    bundleInline([...plan.shared, ...ofErrors]),
    bundleInline(ofErrors),
  ]);
  return { plan, site, errors, errorOnly, faults: [...site.faults, ...errors.faults] };
}

/**
 * Bundles a stylesheet from its sources.
 *
 * @returns its text; undefined if it has faults.
 */
export async function bundleStyles(
  { root, base }: BuildOptions,
  sources: readonly string[],
  assets: AssetFiles,
): Promise<{ text?: string; faults: readonly Fault[] }> {
  const bundle = (plugins: readonly Plugin[]) =>
    build({
      ...SOURCE_OPTIONS,
      absWorkingDir: root,
      minify: true,
      plugins: [styleUrlsPlugin(assets, `${base}assets/`), ...plugins],
      stdin: {
        contents: sources.map((file) => `@import "./${file}";`).join('\n'),
        loader: 'css',
        resolveDir: root,
      },
      target: OLDEST_BROWSERS,
      write: false,
    });
  try {
    const first = await bundle([]);
    const isDone = first.outputFiles.every(({ text }) => !hasImageStrings(text));
    const { outputFiles, metafile, warnings } = isDone ? first : await bundle([imageStringsPlugin]);
    const text = outputFiles[0]?.text.trim() ?? '';
    return {
      text,
      faults: [...bundleFaults(warnings, root), ...checkCssModules(text, metafile.inputs, root)],
    };
  } catch (error) {
    return { faults: bundleFaults(error, root) };
  }
}
