import type { ErrorPagesFile, LayoutFile, PageState, Site } from '../shared/contracts.ts';
import { MESSAGE_PLACEHOLDER } from '../shared/markers.ts';
import { toJson } from '../shared/serialize.ts';
import type { AssetFiles } from './bundle/asset-files.ts';
import type { ClientBundle, SiteScripts } from './bundle/bundle-client.ts';
import type { InlineStyle, InlineStyles } from './bundle/bundle-styles.ts';
import type { SiteSources } from './discover/discover-modules.ts';
import { type Policy, policyForMeta, policyOf } from './document/content-security-policy.ts';
import { layoutHtml, payloadHtml } from './document/markup.ts';
import { directionOf, type SharedDocument, sharedHead } from './document/page-document.ts';
import { hashedName, hashOf } from './files/hash.ts';
import type { BuildOptions } from './options.ts';
import type { LayoutsResult, RenderedErrorPage, RenderedLayout } from './render/rendered.ts';

/** The facts of the site, with the defaults for those that it leaves out. */
export type SiteFacts = Site & Required<Pick<Site, 'language' | 'themeColor'>>;

/** For what `layouts/_site.ts` leaves out, and for sites without it. */
export const SITE_DEFAULTS: SiteFacts = {
  name: 'Site',
  url: 'https://site.example',
  language: 'en',
  themeColor: '#01cfe0',
};

/** What all pages share. Made once, and sent to a thread with each shard. */
export interface SiteContext extends Readonly<SiteScripts> {
  /** Where the sources are, absolute. */
  readonly root: string;
  readonly base: string;
  readonly siteUrl: string;
  readonly site: SiteFacts;
  /** The files of others that pages load; undefined if there are none. */
  readonly thirdParties: PageState['thirdParties'];
  /** A hash of everything that is fixed for the life of a document; see Payload. */
  readonly siteVersion: string;
  readonly document: SharedDocument;
  /** For the documents of error pages, which link no stylesheet: everything is inline. */
  readonly errorDocument: SharedDocument;
  /** The content security policy of the whole site: the headers of hosts are the same for all pages. */
  readonly policy: Policy;
  readonly layouts: Readonly<Record<string, RenderedLayout>>;
  /** Layout name → URL of its file. */
  readonly layoutUrls: Readonly<Record<string, string>>;
  readonly errorPages: readonly RenderedErrorPage[];
  /** URL of the error pages' file. */
  readonly errorsUrl: string;
  /** The names of all middleware; undefined if it could not be bundled. */
  readonly middleware: readonly string[] | undefined;
  /** Which stylesheets all pages have already: sources. */
  readonly sharedStyles: readonly string[];
  /** The module that draws preview pictures; undefined if none are drawn. */
  readonly preview: string | undefined;
  /** Files of `assets/public/`, which may include preview images. */
  readonly publicFiles: readonly string[];
  /** The folder that the site is written to. */
  readonly folder: string;
}

/** The results of the steps before pages are rendered. */
interface ContextInput {
  options: BuildOptions;
  sources: SiteSources;
  client: ClientBundle;
  layouts: LayoutsResult;
  styles: InlineStyles;
  /** The folder that the site is written to. */
  folder: string;
}

/** @param assets receives the files of layouts and error pages. */
export function makeSiteContext(
  {
    options,
    sources: { routes, modules },
    client,
    layouts: rendered,
    styles,
    folder,
  }: ContextInput,
  assets: AssetFiles,
): SiteContext {
  const { root, base } = options;
  const { layouts, errorPages, site: declared = SITE_DEFAULTS } = rendered;
  const { language = SITE_DEFAULTS.language, themeColor = SITE_DEFAULTS.themeColor } = declared;
  const { thirdParties, formEndpoint } = declared;
  const { styles: foreignStyles = [], scripts: foreignScripts = [] } = thirdParties ?? {};
  const hasForeignFiles = foreignStyles.length + foreignScripts.length > 0;
  const site: SiteFacts = { ...declared, language, themeColor };
  const siteUrl = options.siteUrl ?? site.url;
  const addAsset = (name: string, content: LayoutFile | ErrorPagesFile) => {
    const text = `${toJson(content)}\n`;
    const file = hashedName(name, '.json', text);
    assets.set(file, text);
    return `${base}assets/${file}`;
  };
  const layoutUrls = Object.fromEntries(
    Object.values(layouts).map(({ name, markup }) => {
      const around = layoutHtml(markup);
      return [name, addAsset(`layout-${name}`, { format: 1, name, ...around, end: true })];
    }),
  );
  const errorsUrl = addAsset('errors', {
    format: 1,
    title: `${MESSAGE_PLACEHOLDER} | ${site.name}`,
    pages: Object.fromEntries(errorPages.map((page) => [page.status, payloadHtml(page.markup)])),
    style: styles.errorOnly,
    end: true,
  });
  const policyWith = (...inline: readonly InlineStyle[]) => {
    const styleHashes = inline.filter(({ text }) => text !== '').map(({ hash }) => hash);
    return policyOf({ styleHashes, thirdParties, formEndpoint });
  };
  const documentWith = (style: InlineStyle): SharedDocument => ({
    language,
    direction: directionOf(language),
    contentSecurityPolicy: policyForMeta(policyWith(style)),
    head: sharedHead({
      base,
      siteUrl,
      entries: site,
      themeColor,
      publicFiles: modules.publicFiles,
      runtimeUrl: client.runtimeUrl,
      style: style.text,
    }),
  });
  const document = documentWith(styles.site);
  // All that a document keeps for life, and the files that it may fetch later; their names contain a hash of their
  // content. Pictures and the stylesheets of pages are left out: if one changes, only its pages are newer. Where a page
  // has moved, only the host knows; so a tab that does not know all routes asks it.
  const fetched = [...Object.keys(client.fetchedWith), ...Object.values(layoutUrls), errorsUrl];
  const paths = routes.map(({ path }) => path);
  const { islandUrls, islandStyles, behaviorUrls, middleware } = client;
  return {
    root,
    base,
    siteUrl,
    site,
    thirdParties: hasForeignFiles ? { styles: foreignStyles, scripts: foreignScripts } : undefined,
    siteVersion: hashOf(toJson([document, thirdParties ?? null, fetched, paths])),
    document,
    errorDocument: documentWith(styles.errors),
    policy: policyWith(styles.site, styles.errors),
    layouts,
    layoutUrls,
    errorPages,
    errorsUrl,
    islandUrls,
    islandStyles,
    behaviorUrls,
    middleware,
    sharedStyles: styles.shared,
    preview: modules.preview,
    publicFiles: modules.publicFiles,
    folder,
  };
}
