import type { ErrorPagesFile, LayoutFile } from '../shared/contracts.ts';
import { MESSAGE_PLACEHOLDER } from '../shared/markers.ts';
import { toJson } from '../shared/serialize.ts';
import { type AssetFiles, addAssets } from './bundle/asset-files.ts';
import type { ClientBundle } from './bundle/bundle-client.ts';
import type { InlineStyle, InlineStyles } from './bundle/bundle-styles.ts';
import { planStyles, type StylePlan } from './bundle/plan-styles.ts';
import type { SiteModules } from './discover/discover-modules.ts';
import type { Route } from './discover/discover-pages.ts';
import { type PolicyInput, policyForMeta } from './document/content-security-policy.ts';
import { type SharedDocument, sharedHead } from './document/page-document.ts';
import type { Fault } from './faults/fault.ts';
import { hashedName, hashOf } from './hash.ts';
import type { BuildOptions } from './options.ts';
import type { SiteContext, SiteFacts } from './render/site-context.ts';
import type { LayoutsResult, LayoutsTask } from './render/thread-messages.ts';

/** For what `layouts/_site.ts` leaves out, and for sites without it. */
const DEFAULTS: SiteFacts = {
  name: 'Site',
  url: 'https://site.example',
  language: 'en',
  themeColor: '#01cfe0',
};

/** The site to prepare. */
export interface SiteInput {
  options: BuildOptions;
  routes: readonly Route[];
  modules: SiteModules;
  /** The folder that the site is written to. */
  folder: string;
  /** Receives the files to be published under `assets/`. */
  assets: AssetFiles;
}

/** The steps: a build takes each of them once, the development server only those that a change concerns. */
export interface PrepareSteps {
  bundleClient: () => Promise<ClientBundle>;
  bundleInlineStyles: (plan: StylePlan) => Promise<InlineStyles>;
  renderLayouts: (task: LayoutsTask) => Promise<LayoutsResult>;
}

/** What all pages share, with the results that only the report needs. */
export interface PreparedSite {
  context: SiteContext;
  /** For the documents of error pages, which link no stylesheet: everything is inline. */
  errorDocument: SharedDocument;
  client: ClientBundle;
  /** The stylesheet of every page. */
  siteStyle: string;
  faults: readonly Fault[];
}

/** Bundles and renders what all pages share. */
export async function prepareSite(input: SiteInput, steps: PrepareSteps): Promise<PreparedSite> {
  const { modules, assets } = input;
  const client = await steps.bundleClient();
  const { islandUrls, behaviorUrls } = client;
  const layouts = await steps.renderLayouts({ kind: 'layouts', modules, islandUrls, behaviorUrls });
  addAssets(assets, layouts.assets);
  const plan = planStyles(modules, layouts.styles);
  const styles = await steps.bundleInlineStyles(plan);
  return {
    ...collectContext(input, client, plan, styles, layouts),
    client,
    siteStyle: styles.site.text,
    faults: [...client.faults, ...styles.faults, ...layouts.faults],
  };
}

/** Collects what all pages share, and adds the files of layouts and error pages to the assets. */
function collectContext(
  { options, routes, modules, folder, assets }: SiteInput,
  client: ClientBundle,
  plan: StylePlan,
  styles: InlineStyles,
  { layouts, errorPages, site: given }: LayoutsResult,
): Pick<PreparedSite, 'context' | 'errorDocument'> {
  const { base } = options;
  const site: SiteFacts = { ...DEFAULTS, ...given };
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
    title: `${MESSAGE_PLACEHOLDER} | ${site.name}`,
    pages: Object.fromEntries(errorPages.map(({ status, template }) => [status, template])),
    end: true,
  });
  // Every name in this list contains a hash of its content. Pictures and the stylesheets of pages are left out: a page
  // with a changed one is a newer page, not another version of the site.
  const versioned = [...Object.keys(client.fetchedWith), ...Object.values(layoutUrls), errorsUrl];
  const siteVersion = hashOf([styles.site.hash, ...versioned].sort().join('\n'));
  const { language, themeColor, thirdParties, formEndpoint } = site;
  const policyFor = (...inline: readonly InlineStyle[]): PolicyInput => {
    const styleHashes = inline.filter(({ text }) => text !== '').map(({ hash }) => hash);
    return { styleHashes, thirdParties, formEndpoint };
  };
  const sharedDocument = (style: InlineStyle) => ({
    language,
    contentSecurityPolicy: policyForMeta(policyFor(style)),
    head: sharedHead({ base, themeColor, runtimeUrl: client.runtimeUrl, style: style.text }),
  });
  const context: SiteContext = Object.freeze({
    base,
    siteUrl: options.siteUrl ?? site.url,
    site,
    paths: new Set(routes.map(({ path }) => path)),
    siteVersion,
    document: sharedDocument(styles.site),
    policy: policyFor(styles.site, styles.errors),
    layouts,
    layoutUrls,
    errorPages,
    errorsUrl,
    islandUrls: client.islandUrls,
    behaviorUrls: client.behaviorUrls,
    middleware: client.middleware,
    styles: plan,
    preview: modules.preview,
    publicFiles: modules.publicFiles,
    folder,
    published: options.out,
  });
  return { context, errorDocument: sharedDocument(styles.errors) };
}
