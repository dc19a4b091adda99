import type { AssetFiles } from '../prerender/bundle/asset-files.ts';
import { bundleClient, type ClientBundle } from '../prerender/bundle/bundle-client.ts';
import {
  bundleInlineStyles,
  type InlineStyle,
  type InlineStyles,
} from '../prerender/bundle/bundle-styles.ts';
import { createStyleLinker, type StyleLinker } from '../prerender/bundle/style-linker.ts';
import { discoverSite, type SiteSources } from '../prerender/discover/discover-site.ts';
import { DEFAULT_LAYOUT } from '../prerender/document/page-defaults.ts';
import type { Fault } from '../prerender/faults/fault.ts';
import { hashedName, hashOf } from '../prerender/files/hash.ts';
import type { BuildOptions, ReactMode } from '../prerender/options.ts';
import type { LayoutsResult } from '../prerender/render/rendered.ts';
import {
  type LinkStyles,
  layoutsTask,
  type WithFaults,
} from '../prerender/render/thread-messages.ts';
import { openThreadPool, type ThreadPool } from '../prerender/render/thread-pool.ts';
import { makeSiteContext, type SiteContext } from '../prerender/site-context.ts';
import { writeSite } from '../prerender/write/write-site.ts';
import { toJson } from '../shared/serialize.ts';
import { type DevHead, devHead } from './dev-document.ts';
import { keepStep } from './kept-step.ts';

/** The whole site except its pages, which are rendered when they are requested. */
export interface PreparedDevSite {
  context: SiteContext;
  sources: SiteSources;
  /** Files that have been written, without pages and assets: paths below the folder of the build. */
  written: ReadonlySet<string>;
  /** All assets so far. Each page that is rendered may add some. */
  assets: AssetFiles;
  /** Bundles the stylesheets of pages. */
  linker: StyleLinker;
  /** The heads of pages and of the documents of error pages. */
  pageHead: DevHead;
  errorHead: DevHead;
  /** A hash of what all documents share, except for styles. */
  shared: string;
  /** The source files of scripts and layouts, relative to the root. */
  read: readonly string[];
  faults: readonly Fault[];
}

/** Prepares the site, at first and after each change. */
export interface SitePreparer {
  /**
   * Must not be called again before it has settled.
   *
   * @param changed files, relative to the root; none at first.
   */
  prepare: (changed: readonly string[]) => Promise<PreparedDevSite>;
  /** Opens a pool of one thread, which learns of each change. @param print receives what the site's code prints. */
  openPool: (react: ReactMode, print: (text: string) => void) => ThreadPool;
  /** Renders the layouts, and pages on request. */
  pool: ThreadPool;
  /** All assets, also those of earlier versions. */
  assets: AssetFiles;
}

/** Pages link the styles that are inline in a build: the policy of an open page would block a changed one. */
const NO_STYLE: InlineStyle = { text: '', hash: '' };

/**
 * Goes through the steps of a build up to the rendering of pages. This is where it is decided what a change affects:
 * threads keep the modules that do not import a changed file; scripts and layouts are kept while none of their sources has
 * changed, stylesheets while only modules have. Everything else is made again, since that takes less time than to find
 * out.
 *
 * @param folder the folder that the site is written to.
 * @param log receives what pages and layouts print.
 */
export function createSitePreparer(
  options: BuildOptions,
  folder: string,
  log: (text: string) => void,
): SitePreparer {
  /** Never cleared: names contain a hash of the content, so an old file does no harm. */
  const assets: AssetFiles = new Map();
  let linker = createStyleLinker(options, assets);
  const pools: ThreadPool[] = [];
  const openPool: SitePreparer['openPool'] = (react, print) => {
    const linkStyles: LinkStyles = (stylesheets) => linker.link(stylesheets);
    const opened = openThreadPool(1, { ...options, react }, { linkStyles, assets, print });
    pools.push(opened);
    return opened;
  };
  // React's development build takes several times as long. The background check renders with it.
  const pool = openPool('production', log);

  const clientStep = keepStep<ClientBundle>();
  const layoutsStep = keepStep<WithFaults<LayoutsResult>>();
  const stylesStep = keepStep<InlineStyles>();

  const forget = (changed: readonly string[]) => {
    for (const each of pools) each.invalidate(changed);
    clientStep.forget(changed);
    layoutsStep.forget(changed);
    const areModules = changed.every((file) => /\.tsx?$/.test(file));
    // Stylesheets may name any other file.
    if (areModules && linker.faults.length === 0) return;
    stylesStep.forget();
    linker = createStyleLinker(options, assets);
  };

  /** Adds a stylesheet that is inline in a build to the assets. Returns its URL. */
  const linkInline = (name: string, { text }: InlineStyle) => {
    const file = hashedName(name, '.css', text);
    assets.set(file, text);
    return `${options.base}assets/${file}`;
  };

  const prepare: SitePreparer['prepare'] = async (changed) => {
    forget(changed);
    const sources = discoverSite(options.root);
    const { modules, routes } = sources;
    const client = await clientStep.get(
      toJson([modules.islands, modules.behaviors, modules.middleware ?? '']),
      () => bundleClient(options, modules, assets),
    );
    const task = layoutsTask(modules, client);
    const layouts = await layoutsStep.get(toJson(task), () => pool.run(task));
    const styles = await stylesStep.get(
      toJson([modules.siteStyles ?? '', layouts.styles, layouts.errorStyles]),
      () => bundleInlineStyles(options, modules, layouts, assets),
    );
    const input = { options, sources, client, layouts, styles, folder };
    const built = makeSiteContext(input, assets);
    const unstyled = { ...styles, site: NO_STYLE, errors: NO_STYLE, errorOnly: '' };
    const plain = makeSiteContext({ ...input, styles: unstyled }, assets);
    const { siteVersion } = plain;
    // Previews are not drawn.
    const context = { ...built, siteVersion, preview: undefined };
    const pageHead = devHead(built.document, plain.document, linkInline('site', styles.site));
    const errorsStyle = linkInline('site-errors', styles.errors);
    const errorHead = devHead(built.errorDocument, plain.errorDocument, errorsStyle);
    // All that the manifest needs is known, except for the hashes of payloads.
    const pages = routes.map((route) => ({ ...route, ...NOT_YET_RENDERED }));
    const rest = writeSite(context, { pages, unrendered: [] }, assets, false);
    return {
      context,
      sources,
      written: rest.files,
      assets,
      linker,
      pageHead,
      errorHead,
      shared: hashOf(toJson([plain.document, plain.site.thirdParties ?? null])),
      read: [...client.sources, ...layouts.sources],
      faults: [sources, client, layouts, styles, rest].flatMap(({ faults }) => faults),
    };
  };

  return { prepare, openPool, pool, assets };
}

/** What the manifest says about a page that has not been rendered. */
const NOT_YET_RENDERED = {
  layout: DEFAULT_LAYOUT,
  indexed: true,
  payloadHash: 'dev',
} as const;
