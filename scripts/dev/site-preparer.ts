import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { AssetFiles } from '../prerender/bundle/asset-files.ts';
import { bundleClient, type ClientBundle } from '../prerender/bundle/bundle-client.ts';
import {
  bundleInlineStyles,
  createStyleLinker,
  type InlineStyle,
  type InlineStyles,
} from '../prerender/bundle/bundle-styles.ts';
import { discoverSite } from '../prerender/discover/discover-modules.ts';
import { DEFAULT_LAYOUT } from '../prerender/document/page-defaults.ts';
import type { Fault } from '../prerender/faults/fault.ts';
import { hashedName, hashOf } from '../prerender/files/hash.ts';
import { hasChanged } from '../prerender/files/paths.ts';
import type { BuildOptions, ReactMode } from '../prerender/options.ts';
import type { LayoutsResult } from '../prerender/render/rendered.ts';
import type { LinkStyles, WithFaults } from '../prerender/render/thread-messages.ts';
import { openThreadPool } from '../prerender/render/thread-pool.ts';
import { makeSiteContext } from '../prerender/site-context.ts';
import { writeSite } from '../prerender/write/write-site.ts';
import { toJson } from '../shared/serialize.ts';

/** The whole site except its pages, which are rendered when they are requested. */
export type PreparedDevSite = Awaited<ReturnType<ReturnType<typeof createSitePreparer>['prepare']>>;

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
) {
  const assets: AssetFiles = new Map();
  let linker = createStyleLinker(options, assets);
  const openPool = (react: ReactMode, print: (text: string) => void) => {
    const linkStyles: LinkStyles = (stylesheets) => linker.link(stylesheets);
    return openThreadPool(1, { ...options, react }, { linkStyles, assets, print });
  };
  // React's development build takes several times as long. What it prints has been printed before.
  const pool = openPool('production', log);
  const checkPool = openPool('development', () => {});
  const clientStep = keepStep<ClientBundle>();
  const layoutsStep = keepStep<WithFaults<LayoutsResult>>();
  const stylesStep = keepStep<InlineStyles>();

  const forget = (changed: readonly string[]) => {
    for (const threads of [pool, checkPool]) threads.invalidate(changed);
    clientStep.forget(changed);
    layoutsStep.forget(changed);
    const areModules = changed.every((file) => /\.tsx?$/.test(file));
    // Stylesheets may name any other file.
    if (areModules && linker.faults.length === 0) return;
    stylesStep.forget();
    linker = createStyleLinker(options, assets);
  };

  /** Adds a stylesheet that is inline in a build to the assets. Returns its URL. */
  const link = (name: string, { text }: InlineStyle) => {
    const file = hashedName(name, '.css', text);
    assets.set(file, text);
    return `${options.base}assets/${file}`;
  };

  /** A file of `assets/public/`, and when it was changed. A link without a target is a fault of its own. */
  const changeOf = (file: string) => {
    const path = join(options.root, 'assets/public', file);
    return [file, statSync(path, { throwIfNoEntry: false })?.ctimeMs ?? null];
  };

  return {
    /** All assets, also those of earlier versions. Each page that is rendered may add some. */
    assets,
    /** Renders the layouts, and pages on request. */
    pool,
    /** Renders all pages to check them, with React's development build, which warns of mistakes. */
    checkPool,

    /**
     * Prepares the site, at first and after each change. Must not be called again before it has settled.
     *
     * @param changed files, relative to the root; none at first.
     */
    async prepare(changed: readonly string[]) {
      forget(changed);
      const sources = discoverSite(options.root);
      const { modules, routes } = sources;
      const scripts = [modules.islands, modules.behaviors, modules.middleware ?? ''];
      const client = await clientStep.get(scripts, () => bundleClient(options, modules, assets));
      const task = { kind: 'layouts', modules, scripts: client } as const;
      const layouts = await layoutsStep.get(task, () => pool.run(task));
      const styles = await stylesStep.get(
        [modules.siteStyles ?? '', layouts.styles, layouts.errorStyles],
        () => bundleInlineStyles(options, modules, layouts, assets),
      );
      // Pages link the styles that are inline in a build: the policy of an open page would block a changed one.
      const noStyle = { text: '', hash: '' };
      const linkedStyles = { ...styles, site: noStyle, errors: noStyle };
      const input = { options, sources, client, layouts, styles: linkedStyles, folder };
      // Previews are not drawn.
      const context = { ...makeSiteContext(input, assets), preview: undefined };
      const siteStyle = link('site', styles.site);
      const errorsStyle = link('site-errors', styles.errors);
      // All that the manifest needs is known, except for the hashes of payloads.
      const listed = { layout: DEFAULT_LAYOUT, indexed: true, payloadHash: 'dev' };
      const pages = routes.map((route) => ({ ...route, ...listed }));
      const siteFiles = writeSite(context, { pages, unrendered: [] }, assets, false);
      return {
        context,
        sources,
        /** Files that have been written, without pages and assets: paths below the folder of the build. */
        written: siteFiles.files,
        /** Bundles the stylesheets of pages. */
        linker,
        /** URLs of the stylesheets that are inline in a build: that of pages and that of error pages. */
        siteStyle,
        errorsStyle,
        /** A hash of the times of all files in `assets/public/`: any page may show any of them. */
        publicVersion: hashOf(toJson(context.publicFiles.map(changeOf))),
        /** The source files of scripts and layouts, relative to the root. */
        read: [...client.sources, ...layouts.sources],
        faults: [sources, client, layouts, styles, siteFiles].flatMap(({ faults }) => faults),
      };
    },

    /** Ends both pools. */
    close: () => Promise.all([pool.close(), checkPool.close()]),
  };
}

/** Keeps the last result of a step of the build while none of its sources, relative to the root, has changed. */
function keepStep<Result extends { faults: readonly Fault[]; sources?: readonly string[] }>() {
  let last: { key: string; result: Result } | undefined;
  return {
    /** The last result, if `input` is the same and it has not been forgotten. */
    async get(input: unknown, make: () => Promise<Result>): Promise<Result> {
      const key = toJson(input);
      // A fault is looked for again: an edit may move its line, and a new file may mend it.
      if (last?.key === key && last.result.faults.length === 0) return last.result;
      last = undefined;
      const result = await make();
      last = { key, result };
      return result;
    },
    /** Forgets the result, if it was made from a changed file. Without files, forgets it in any case. */
    forget(changed?: readonly string[]) {
      const sources = last?.result.sources ?? [];
      if (!changed || sources.some((file) => hasChanged(file, changed))) last = undefined;
    },
  };
}
