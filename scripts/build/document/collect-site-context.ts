import type { ErrorPagesFile, LayoutFile, Site } from '../../shared/contracts.ts';
import { ERROR_MESSAGE } from '../../shared/markers.ts';
import { escapeText, toJson } from '../../shared/serialize.ts';
import type { AssetFiles } from '../bundle/asset-files.ts';
import type { ClientBundle } from '../bundle/bundle-client.ts';
import type { InlineStyle, InlineStyles } from '../bundle/bundle-styles.ts';
import type { SiteModules } from '../discover/discover-modules.ts';
import { hashedName, hashOf } from '../hash.ts';
import type { BuildOptions } from '../options.ts';
import type { LayoutsResult, PreviewSource } from '../render/messages.ts';
import type { SiteContext } from '../render/page.ts';
import { type PolicyInput, policyForMeta } from './content-security-policy.ts';

/** For sites without `layouts/_site.ts`. */
const UNNAMED: Site = { name: 'Site', url: 'https://site.example' };

/** The results of the steps before pages are rendered. */
interface StepResults {
  options: BuildOptions;
  modules: SiteModules;
  client: ClientBundle;
  styles: InlineStyles;
  layouts: LayoutsResult;
  /** If there is none, no previews are drawn. */
  preview: PreviewSource | undefined;
  folder: string;
}

/**
 * Collects what all pages share from the results of the steps before. Adds the files of layouts and error pages to
 * `assets`.
 */
export function collectSiteContext(
  { options, modules, client, styles, layouts: rendered, preview, folder }: StepResults,
  assets: AssetFiles,
): SiteContext {
  const { base } = options;
  const { layouts, errorPages, site = UNNAMED } = rendered;
  const addAsset = (name: string, content: LayoutFile | ErrorPagesFile) => {
    const text = `${toJson(content)}\n`;
    const file = hashedName(name, '.json', text);
    assets.set(file, text);
    return `${base}assets/${file}`;
  };
  const layoutUrls = Object.fromEntries(
    Object.values(layouts).map(({ format, name, before, after, end }) => [
      name,
      addAsset(`layout-${name}`, { format, name, before, after, end }),
    ]),
  );
  const errorsUrl = addAsset('errors', {
    format: 1,
    title: `${ERROR_MESSAGE} | ${site.name}`,
    pages: Object.fromEntries(errorPages.map(({ status, template }) => [status, template])),
    end: true,
  });
  // Every name in this list contains a hash of its content. Pictures and the stylesheets of pages are left out: a page
  // with a changed one is a newer page, not another version of the site.
  const versioned = [...Object.keys(client.imports), ...Object.values(layoutUrls), errorsUrl];
  const runtime = hashOf([styles.site.hash, ...versioned].sort().join('\n'));
  const { language = 'en', themeColor = '#01cfe0', thirdParties, formEndpoint } = site;
  const policyFor = (...inline: readonly InlineStyle[]): PolicyInput => {
    const styleHashes = inline.filter(({ text }) => text !== '').map(({ hash }) => hash);
    return { styleHashes, thirdParties, formEndpoint };
  };
  const sharedDocument = (style: InlineStyle) => ({
    language,
    contentSecurityPolicy: policyForMeta(policyFor(style)),
    head: sharedHead(base, themeColor, client, style),
  });
  return Object.freeze({
    base,
    siteUrl: options.siteUrl ?? site.url,
    site,
    themeColor,
    runtime,
    document: sharedDocument(styles.site),
    errorDocument: sharedDocument(styles.errors),
    policy: policyFor(styles.site, styles.errors),
    layouts,
    layoutUrls,
    errorPages,
    errorsUrl,
    islandUrls: client.islands,
    behaviorUrls: client.behaviors,
    middleware: client.middleware,
    preview,
    publicFiles: modules.publicFiles,
    folder,
  });
}

function sharedHead(
  base: string,
  themeColor: string,
  client: ClientBundle,
  style: InlineStyle,
): string {
  return [
    `<meta name="theme-color" content="${escapeText(themeColor)}">`,
    `<link rel="icon" href="${base}favicon.svg" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${base}apple-touch-icon.png">`,
    `<link rel="manifest" href="${base}site.webmanifest">`,
    ...(style.text === '' ? [] : [`<style>${style.text}</style>`]),
    `<script type="module" async src="${client.runtimeUrl}"></script>`,
  ].join('\n');
}
