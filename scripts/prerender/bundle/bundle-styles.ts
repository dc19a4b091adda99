import { hash } from 'node:crypto';
import { build } from 'esbuild';
import { OLDEST_BROWSERS } from '../../shared/browsers.ts';
import type { SiteModules } from '../discover/discover-modules.ts';
import { bundleFaults } from '../faults/compile-fault.ts';
import type { Fault } from '../faults/fault.ts';
import { hashedName } from '../files/hash.ts';
import type { BuildOptions } from '../options.ts';
import type { LayoutsResult } from '../render/rendered.ts';
import type { LinkStyles } from '../render/thread-messages.ts';
import { type AssetFiles, styleUrlsPlugin } from './asset-files.ts';
import { inlineStyles, sharedStyles } from './plan-styles.ts';
import { SOURCE_OPTIONS } from './source-options.ts';

/** A stylesheet for a `<style>`, so that the first paint needs one round trip. */
export interface InlineStyle {
  text: string;
  /** `sha256-…`, for the content security policy. */
  hash: string;
}

export interface InlineStyles {
  /** The sources of all styles that pages share. */
  shared: readonly string[];
  /** Of every page. */
  site: InlineStyle;
  /** Of the documents of error pages, which link nothing. */
  errors: InlineStyle;
  /** What error pages have beside the styles of layouts: text that comes with their HTML when a visit ends on one. */
  errorOnly: string;
  faults: readonly Fault[];
}

/**
 * Bundles the styles that are inline, and those of error pages.
 *
 * @param layouts what the layouts and the error page import.
 */
export async function bundleInlineStyles(
  options: BuildOptions,
  modules: SiteModules,
  layouts: Pick<LayoutsResult, 'styles' | 'errorStyles'>,
  assets: AssetFiles,
): Promise<InlineStyles> {
  const shared = sharedStyles(modules, layouts.styles);
  const errorStyles = layouts.errorStyles.filter((style) => !shared.includes(style));
  const bundleInline = async (sources: readonly string[]) => {
    const { text = '', faults } = await bundleStyles(options, sources, assets);
    return { text, hash: `sha256-${hash('sha256', text, 'base64')}`, faults };
  };
  const [site, errors, { text: errorOnly }] = await Promise.all([
    bundleInline(inlineStyles(shared)),
    bundleInline([...shared, ...errorStyles]),
    bundleInline(errorStyles),
  ]);
  return { shared, site, errors, errorOnly, faults: [...site.faults, ...errors.faults] };
}

/**
 * Makes the stylesheets that pages link, and adds them to the assets. The same sources are bundled once.
 *
 * @returns also what was wrong in the stylesheets so far.
 */
export function createStyleLinker(
  options: BuildOptions,
  assets: AssetFiles,
): { link: LinkStyles; readonly faults: readonly Fault[] } {
  /** Sources → the URLs of their stylesheet. */
  const urlsBySources = new Map<string, Promise<readonly string[]>>();
  const faults: Fault[] = [];
  const bundle = async (sources: readonly string[]): Promise<readonly string[]> => {
    if (sources.length === 0) return [];
    const { text, faults: sheetFaults } = await bundleStyles(options, sources, assets);
    faults.push(...sheetFaults);
    if (text === undefined) return [];
    const file = hashedName('page', '.css', text);
    assets.set(file, text);
    return [`${options.base}assets/${file}`];
  };
  const linkOnce = (sources: readonly string[]) => {
    const key = sources.join('\n');
    const urls = urlsBySources.get(key) ?? bundle(sources);
    urlsBySources.set(key, urls);
    return urls;
  };
  return { faults, link: (stylesheets) => Promise.all(stylesheets.map(linkOnce)) };
}

/**
 * Bundles a stylesheet from its sources.
 *
 * @returns its text; undefined if it has faults.
 */
async function bundleStyles(
  options: BuildOptions,
  sources: readonly string[],
  assets: AssetFiles,
): Promise<{ text?: string; faults: readonly Fault[] }> {
  const { root } = options;
  try {
    const { outputFiles, warnings } = await build({
      ...SOURCE_OPTIONS,
      absWorkingDir: root,
      minify: true,
      plugins: [styleUrlsPlugin(assets, options)],
      stdin: {
        contents: sources.map((file) => `@import "./${file}";`).join('\n'),
        loader: 'css',
        resolveDir: root,
      },
      target: OLDEST_BROWSERS,
      write: false,
    });
    const text = outputFiles[0]?.text.trim() ?? '';
    return { text, faults: bundleFaults(warnings, root) };
  } catch (error) {
    return { faults: bundleFaults(error, root) };
  }
}
