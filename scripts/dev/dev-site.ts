import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { checkSite } from '../prerender/check/check-site.ts';
import { distinctFaults, type Fault, mergeByRoute } from '../prerender/faults/fault.ts';
import { faultsOf } from '../prerender/faults/faults-of.ts';
import { hashOf } from '../prerender/files/hash.ts';
import { newFolder } from '../prerender/files/new-folder.ts';
import type { BuildOptions } from '../prerender/options.ts';
import { renderPages } from '../prerender/render/render-pages.ts';
import { writeAssets } from '../prerender/write/write-site.ts';
import type { Payload } from '../shared/contracts.ts';
import { toJson } from '../shared/serialize.ts';
import { outputName, routePathOf } from '../shared/urls.ts';
import { type DevState, GALLERY } from './dev-contract.ts';
import { devTools, faultyDocument, versionElement, withHead } from './dev-document.ts';
import { type Gallery, renderGallery } from './gallery/render-gallery.ts';
import { createSitePreparer, type PreparedDevSite } from './site-preparer.ts';
import { withExcerpt } from './source-line.ts';

/** What is shown at the path of a URL. */
interface DevPage {
  status: 200 | 404 | 500;
  /** The document of the page, of the error page, or of an example. */
  html: string;
  /** The text of its payload, if there is such a page. */
  payload?: string;
  /** See DevState. */
  version?: string;
  styles?: readonly string[];
  faults: readonly Fault[];
}

/** How long to wait before a check, in milliseconds: open pages come first, and the next change may follow soon. */
const CHECK_DELAY = 500;

/** The site that is being edited; see openDevSite. */
export type DevSite = ReturnType<typeof openDevSite>;

/**
 * Opens the site for editing. It goes through the steps of a build, and publishes nothing: the site is prepared again, and
 * pages are rendered, when something is requested.
 *
 * @param log receives what pages and layouts print.
 * @param follow receives the source files that something was made from, relative to the root.
 */
export function openDevSite(
  options: BuildOptions,
  log: (text: string) => void,
  follow: (files: readonly string[]) => void,
) {
  const folder = newFolder();
  const preparer = createSitePreparer(options, folder, log);
  const { assets, pool, checkPool } = preparer;
  /** A page that hangs while it is checked must not delay the page that somebody has open. */
  const checkFolder = newFolder();
  /** What has changed since the site was prepared. */
  const changed: string[] = [];
  let prepared: Promise<PreparedDevSite> | undefined;
  let lastTask: Promise<unknown> = Promise.resolve();
  /** What has been made since the last change, by the paths of URLs. */
  let pages = new Map<string, Promise<DevPage>>();
  let gallery: Promise<Gallery> | undefined;
  /** What the check of all pages has found since the last change. */
  let checkedFaults: readonly Fault[] = [];

  /** Does a task with the site as it is now. One task after another: they write to the same folder. */
  const withSite = <Result>(task: (site: PreparedDevSite) => Promise<Result> | Result) => {
    const result = lastTask.then(async () => {
      prepared ??= preparer.prepare(changed.splice(0));
      const site = await prepared;
      follow(site.read);
      return task(site);
    });
    // Whoever added the task handles its failure; the next task is done anyway.
    lastTask = result.catch(() => {});
    return result;
  };

  const render = async (site: PreparedDevSite, path: string): Promise<DevPage> => {
    const { context, sources } = site;
    const routes = sources.routes.filter((route) => route.path === path);
    const rendered = await renderPages(routes, context, pool);
    const faults = distinctFaults([...site.faults, ...rendered.faults, ...site.linker.faults]);
    follow(rendered.sources);
    writeAssets(context, assets);
    const isPage = rendered.pages.length > 0;
    if (!isPage && (faults.length > 0 || context.errorPages.length === 0))
      return faultyPage(faults);
    const file = isPage ? outputName(path) : '404';
    const read = (ending: string) => readFileSync(join(folder, file + ending), 'utf8');
    const payload: Payload | undefined = isPage ? JSON.parse(read('.payload.json')) : undefined;
    // Without what changes with a stylesheet, and what names the version of the site.
    const pageContent = { ...payload, hash: '', version: '', styles: [] };
    const content = payload
      ? [pageContent, context.document, context.layouts[payload.layout]?.markup]
      : [context.errorDocument, context.errorPages];
    const version = hashOf(toJson([content, context.site, site.publicVersion]));
    const style = isPage ? site.siteStyle : site.errorsStyle;
    // After the stylesheet, without which the runtime would restore the scroll position of a page of another height.
    const additions = `<link rel="stylesheet" href="${style}">\n${devTools(version)}`;
    const html = withHead(read('.html'), additions);
    if (!payload) return { status: 404, html, version, styles: [style], faults };
    const head = [...payload.head, versionElement(version)];
    return {
      status: 200,
      html,
      payload: toJson({ ...payload, head }),
      version,
      styles: [style, ...payload.styles],
      faults,
    };
  };

  /** @param file see Gallery. */
  const renderExample = async (site: PreparedDevSite, file: string): Promise<DevPage> => {
    gallery ??= renderGallery(site, pool, assets);
    const documents = await gallery;
    writeAssets(site.context, assets);
    const html = documents.get(file);
    if (!html) return { status: 404, html: 'No such example.', faults: [] };
    // Of all documents: a list shows others in frames, which follow nothing by themselves.
    const version = hashOf(toJson([...documents.values(), site.publicVersion]));
    return { status: 200, html: withHead(html, devTools(version)), version, faults: [] };
  };

  /** The page at the path of a URL. */
  const page = (pathname: string): Promise<DevPage> => {
    const rendered =
      pages.get(pathname) ??
      withSite((site) => {
        if (!`${pathname}/`.startsWith(GALLERY)) {
          return render(site, routePathOf(pathname, options.base) ?? '');
        }
        const file = pathname.slice(GALLERY.length).replace(/^$|(?<=\/)$/, 'index.html');
        return renderExample(site, file);
      }).catch((error) => faultyPage(faultsOf(error)));
    pages.set(pathname, rendered);
    return rendered;
  };

  const checkPages = async (site: PreparedDevSite): Promise<Fault[]> => {
    const { sources, written, linker, faults } = site;
    const context = { ...site.context, folder: checkFolder };
    // Each page alone, so that one that hangs is named at once.
    const rendered = await renderPages(sources.routes, context, checkPool, undefined, 1);
    const files = new Set([...written, ...[...assets.keys()].map((name) => `assets/${name}`)]);
    const siteFaults = await checkSite(context, sources, rendered, files);
    return [...faults, ...rendered.faults, ...linker.faults, ...siteFaults];
  };

  return {
    /** The folder with the files that are served as they are, absolute. */
    folder,
    /** All assets, also those of earlier versions. */
    assets,

    /** To be called with the files that have changed, relative to the root. */
    change(files: readonly string[]): void {
      changed.push(...files);
      prepared = undefined;
      pages = new Map();
      gallery = undefined;
      checkedFaults = [];
    },

    /** Waits until what is served as it is has been written. */
    ready: () => withSite(() => {}).catch(() => {}),

    page,

    /** What an open page has to know, by the path of its URL. */
    async state(pathname: string): Promise<DevState> {
      const { version, styles = [], faults } = await page(pathname);
      const allFaults = mergeByRoute(distinctFaults([...faults, ...checkedFaults]));
      const shownFaults = allFaults.map((fault) => withExcerpt(fault, options.root));
      return { version, styles, faults: shownFaults };
    },

    /**
     * After a while, renders and checks all pages, to find faults in pages that are not open and faults between pages.
     *
     * @param signal to be aborted before the next change; then there is no result.
     * @returns the faults that a build would find, except in preview pictures and sizes.
     */
    async check(signal: AbortSignal): Promise<readonly Fault[] | undefined> {
      await setTimeout(CHECK_DELAY, undefined, { signal }).catch(() => {});
      if (signal.aborted) return undefined;
      const checking = withSite((site) => site).then(checkPages);
      const faults = distinctFaults(await checking.catch(faultsOf));
      if (signal.aborted) return undefined;
      checkedFaults = faults;
      return faults;
    },

    async close(): Promise<void> {
      await lastTask;
      await preparer.close();
    },
  };
}

function faultyPage(faults: readonly Fault[]): DevPage {
  return { status: 500, html: faultyDocument(faults), faults };
}
