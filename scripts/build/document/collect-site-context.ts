import type { ErrorPagesFile, LayoutFile, Site } from '../../shared/contracts.ts';
import { ERROR_MESSAGE } from '../../shared/markers.ts';
import { escapeText, toJson } from '../../shared/serialize.ts';
import type { AssetFiles } from '../bundle/asset-files.ts';
import type { ClientBundle } from '../bundle/bundle-client.ts';
import type { ServerBundle } from '../bundle/bundle-server.ts';
import type { StyleBundle } from '../bundle/bundle-styles.ts';
import type { SiteModules } from '../discover/discover-modules.ts';
import { hashedName, hashOf } from '../hash.ts';
import type { BuildOptions } from '../options.ts';
import type { LayoutsResult } from '../render/messages.ts';
import type { SiteContext } from '../render/page.ts';
import { policyForMeta } from './content-security-policy.ts';

/** For sites without `layouts/_site.ts`. */
const UNNAMED: Site = { name: 'Site', url: 'https://site.example' };

/** The results of the steps before pages are rendered. */
interface StepResults {
  options: BuildOptions;
  modules: SiteModules;
  /** The bundle of layouts. */
  server: ServerBundle;
  client: ClientBundle;
  styles: StyleBundle;
  layouts: LayoutsResult;
  folder: string;
}

/**
 * Collects what all pages share from the results of the steps before. Adds the files of layouts and error pages to
 * `assets`.
 */
export function collectSiteContext(
  { options, modules, server, client, styles, layouts: rendered, folder }: StepResults,
  assets: AssetFiles,
): SiteContext {
  const { base, root } = options;
  const { layouts, errorPages, site = UNNAMED } = rendered;
  const addAsset = (name: string, content: LayoutFile | ErrorPagesFile) => {
    const text = `${toJson(content)}\n`;
    const file = hashedName(name, '.json', text);
    assets.set(file, text);
    return `${base}assets/${file}`;
  };
  const layoutUrls = Object.fromEntries(
    Object.values(layouts).map(({ name, before, after }) => [
      name,
      addAsset(`layout-${name}`, { format: 1, name, before, after, end: true }),
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
  const version = hashOf([styles.siteHash, ...versioned].sort().join('\n'));
  const { language = 'en', themeColor = '#01cfe0', thirdParties, formEndpoint } = site;
  const styleHashes = styles.site === '' ? [] : [styles.siteHash];
  const policy = { styleHashes, thirdParties, formEndpoint };
  return Object.freeze({
    base,
    siteUrl: options.siteUrl ?? site.url,
    site,
    themeColor,
    version,
    document: {
      language,
      contentSecurityPolicy: policyForMeta(policy),
      head: sharedHead(base, themeColor, client, styles),
    },
    policy,
    layouts,
    layoutUrls,
    errorPages,
    errorsUrl,
    errorStyles: styles.errors,
    islandUrls: client.islands,
    behaviorUrls: client.behaviors,
    middleware: client.middleware,
    preview: modules.preview ? { bundle: server.file, file: modules.preview, root } : undefined,
    publicFiles: modules.publicFiles,
    folder,
  });
}

function sharedHead(
  base: string,
  themeColor: string,
  client: ClientBundle,
  styles: StyleBundle,
): string {
  return [
    `<meta name="theme-color" content="${escapeText(themeColor)}">`,
    `<link rel="icon" href="${base}favicon.svg" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${base}apple-touch-icon.png">`,
    `<link rel="manifest" href="${base}site.webmanifest">`,
    ...(styles.site === '' ? [] : [`<style>${styles.site}</style>`]),
    `<script type="module" async src="${client.runtimeUrl}"></script>`,
  ].join('\n');
}
