import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { distinctFaults, type Fault } from '../prerender/faults/fault.ts';
import { faultsOf } from '../prerender/faults/faults-of.ts';
import { hashOf } from '../prerender/files/hash.ts';
import { makeFolder } from '../prerender/files/write-file.ts';
import type { BuildOptions } from '../prerender/options.ts';
import { renderPages } from '../prerender/render/render-pages.ts';
import type { ThreadPool } from '../prerender/render/thread-pool.ts';
import { writeAssets } from '../prerender/write/write-site.ts';
import type { Payload } from '../shared/contracts.ts';
import { toJson } from '../shared/serialize.ts';
import { outputName, routePathOf } from '../shared/urls.ts';
import { type CheckedSite, checkPages, faultsOnPage } from './check-pages.ts';
import { devState, devTools, withExcerpt, withHead } from './dev-document.ts';
import { type Gallery, renderGallery } from './gallery/render-gallery.ts';
import { createSitePreparer, type PreparedDevSite } from './site-preparer.ts';

/** What is shown at a route path. */
interface DevPage {
  /** The document of the page, or of the error page for an unknown path; absent if it could not be rendered. */
  html?: string;
  /** The text of its payload; absent if there is no such page. */
  payload?: string;
  faults: readonly Fault[];
}

/** How long to wait before a check, in milliseconds: open pages come first, and the next change may follow soon. */
const CHECK_DELAY = 500;

const UNCHECKED: CheckedSite = { faults: [], routes: [] };

/** The site that is being edited; see openDevSite. */
export type DevSite = ReturnType<typeof openDevSite>;

/**
 * Opens the site for editing. It goes through the steps of a build, and publishes nothing: the site is prepared again, and
 * pages are rendered, when something is requested.
 *
 * @param parent the folder to write to, which exists.
 * @param log receives what pages and layouts print.
 * @param follow receives the source files that something was made from, relative to the root.
 */
export function openDevSite(
  options: BuildOptions,
  parent: string,
  log: (text: string) => void,
  follow: (files: readonly string[]) => void,
) {
  const folder = join(parent, 'site');
  makeFolder(folder);
  const preparer = createSitePreparer(options, folder, log);
  const { assets, pool } = preparer;
  let checkPool: ThreadPool | undefined;
  /** What has changed since the site was prepared; undefined if nothing has. */
  let changed: readonly string[] | undefined = [];
  let prepared: Promise<PreparedDevSite>;
  let lastTask: Promise<unknown> = Promise.resolve();
  const opened = new Set<string>();
  /** What has been made since the last change. */
  let pages = new Map<string, Promise<DevPage>>();
  let gallery: Promise<Gallery> | undefined;
  let checked = UNCHECKED;

  /** Does a task with the site as it is now. One task after another: they write to the same folder. */
  const withSite = <Result>(task: (site: PreparedDevSite) => Promise<Result> | Result) => {
    const done = lastTask.then(async () => {
      if (changed) prepared = preparer.prepare(changed);
      changed = undefined;
      const site = await prepared;
      follow(site.read);
      return task(site);
    });
    // Whoever added the task handles its failure; the next task is done anyway.
    lastTask = done.catch(() => {});
    return done;
  };

  const render = async (site: PreparedDevSite, path: string): Promise<DevPage> => {
    const { context, sources } = site;
    const routes = sources.routes.filter((route) => route.path === path);
    const rendered = await renderPages(routes, context, pool);
    const faults = distinctFaults([...site.faults, ...rendered.faults, ...site.linker.faults]);
    follow(rendered.sources);
    writeAssets(context, assets);
    const isPage = rendered.pages.length > 0;
    if (!isPage && (faults.length > 0 || context.errorPages.length === 0)) return { faults };
    const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');
    const style = isPage ? site.siteStyle : site.errorsStyle;
    const html = withHead(
      textOf(isPage ? `${outputName(path)}.html` : '404.html'),
      `<link rel="stylesheet" href="${style}">`,
    );
    if (!isPage) return { html, faults };
    const payload: Payload = JSON.parse(textOf(`${outputName(path)}.payload.json`));
    const head = [...payload.head, devState(hashOf(html))];
    return { html, payload: toJson({ ...payload, head }), faults };
  };

  return {
    /** The folder with the files that are served as they are, absolute. */
    folder,
    /** All assets, also those of earlier versions. */
    assets,

    /** To be called with the files that have changed, relative to the root. */
    change(files: readonly string[]): void {
      changed = [...(changed ?? []), ...files];
      pages = new Map();
      gallery = undefined;
      checked = UNCHECKED;
    },

    /** Waits until what is served as it is has been written. */
    ready: () => withSite(() => {}).catch(() => {}),

    /** The route path for the path of a URL; that of no route outside the base. */
    routeOf: (pathname: string) => routePathOf(pathname, options.base) ?? '',

    /** The page at a route path, with the tools for its document. */
    async page(path: string): Promise<DevPage> {
      const rendered: Promise<DevPage> =
        pages.get(path) ??
        withSite((site) => render(site, path)).catch((error) => ({ faults: faultsOf(error) }));
      pages.set(path, rendered);
      opened.add(path);
      const { html, ...page } = await rendered;
      const found = faultsOnPage(path, page.faults, checked);
      const faults = found.map((fault) => withExcerpt(fault, options.root));
      if (html === undefined) return { ...page, faults };
      return { ...page, faults, html: withHead(html, devTools(hashOf(html), faults)) };
    },

    /** The examples of all components. @throws BuildFailure with every fault. */
    gallery(): Promise<Gallery> {
      gallery ??= withSite(async (site) => {
        const made = await renderGallery(site, pool, assets);
        writeAssets(site.context, assets);
        return made;
      });
      return gallery;
    },

    /**
     * After a while, renders and checks all pages, to find faults in pages that are not open and faults between pages.
     * Until the next change, `page` returns those that concern it.
     *
     * @param signal to be aborted before the next change.
     * @returns the faults that a build would find, except in preview pictures; undefined if the signal was aborted first.
     */
    async check(signal: AbortSignal): Promise<readonly Fault[] | undefined> {
      await setTimeout(CHECK_DELAY, undefined, { signal }).catch(() => {});
      if (signal.aborted) return undefined;
      checkPool ??= preparer.openPool('development', () => {});
      const own = { pool: checkPool, assets, folder: join(parent, 'checked') };
      const checking = withSite((site) => site).then((site) => checkPages(site, opened, own));
      const found = await checking.catch((error) => ({ ...UNCHECKED, faults: faultsOf(error) }));
      if (signal.aborted) return undefined;
      checked = found;
      return found.faults;
    },

    async close(): Promise<void> {
      await lastTask;
      await preparer.close();
    },
  };
}
