import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AssetFiles } from '../prerender/bundle/asset-files.ts';
import { distinctFaults, type Fault } from '../prerender/faults/fault.ts';
import { faultsOf } from '../prerender/faults/faults-of.ts';
import { makeFolder } from '../prerender/files/write-file.ts';
import type { BuildOptions } from '../prerender/options.ts';
import { renderPages } from '../prerender/render/render-pages.ts';
import type { ThreadPool } from '../prerender/render/thread-pool.ts';
import { writeAssets } from '../prerender/write/write-site.ts';
import type { Payload } from '../shared/contracts.ts';
import { outputFolder, routePathOf } from '../shared/urls.ts';
import { backgroundCheck } from './background-check.ts';
import { type DevDocument, devDocument, devPayload } from './dev-document.ts';
import { faultsOnPage } from './faults-on-page.ts';
import { createSitePreparer, type PreparedDevSite } from './site-preparer.ts';

/** What is shown at a route path. */
export interface DevPage {
  /** The page, or the error page for an unknown path; absent if it could not be rendered. */
  document?: DevDocument;
  /** The text of `payload.json`; absent if there is no such page. */
  payload?: string;
  faults: readonly Fault[];
}

/** The site that is being edited. Each change prepares the site again; pages are rendered when they are requested. */
export interface DevSite {
  /** The folder with the files that are served as they are, absolute. */
  readonly folder: string;
  /** All assets, also those of earlier versions. */
  readonly assets: AssetFiles;
  /**
   * Prepares the site, at first and again after each change. What changes while another change waits is prepared with
   * it.
   *
   * @param changed files, relative to the root; none at first.
   */
  refresh: (changed: readonly string[]) => Promise<void>;
  /** The route path for the path of a URL; NOWHERE outside the base. */
  routeOf: (pathname: string) => string;
  /** Waits until what is served as it is has been written. */
  ready: () => Promise<void>;
  /** The page at a route path. Waits while the site is being prepared. */
  page: (path: string) => Promise<DevPage>;
  /**
   * Renders and checks all pages in the background, to find faults in pages that are not open and faults between pages.
   * Until the next change, `page` returns those that concern it.
   *
   * @param signal to be aborted before the next `refresh`.
   * @returns the faults of the whole site; undefined if the signal was aborted first.
   */
  check: (signal: AbortSignal) => Promise<readonly Fault[] | undefined>;
  close: () => Promise<void>;
}

/** The path of no route. A link that lacks the base must not work here either. */
const NOWHERE = '';

/**
 * Opens the site for editing. It goes through the steps of a build, and publishes nothing.
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
): DevSite {
  const siteFolder = join(parent, 'site');
  makeFolder(siteFolder);
  const preparer = createSitePreparer(options, siteFolder, log);
  let checkPool: ThreadPool | undefined;
  let prepared: PreparedDevSite | { faults: readonly Fault[] } = { faults: [] };
  let lastTask: Promise<unknown> = Promise.resolve();
  /** The last refresh, and while it waits for its turn, the changes that it will handle. */
  let refreshed: Promise<void> = Promise.resolve();
  let waiting: string[] | undefined;
  let pagesByPath = new Map<string, Promise<DevPage>>();
  const opened = new Set<string>();
  let siteFaults: readonly Fault[] = [];

  /** Runs a task when those before it have ended: preparing and rendering write to the same folder. */
  const inTurn = <Result>(task: () => Promise<Result>): Promise<Result> => {
    const done = lastTask.then(task);
    // Whoever added the task handles its failure; the next task runs anyway.
    lastTask = done.catch(() => {});
    return done;
  };

  const render = async (path: string): Promise<DevPage> => {
    const site = prepared;
    if (!('context' in site)) return { faults: site.faults };
    const { context, sources, shared } = site;
    const routes = sources.routes.filter((route) => route.path === path);
    const rendered = await renderPages(routes, context, preparer.pool);
    const faults = distinctFaults([...site.faults, ...rendered.faults, ...site.linker.faults]);
    follow(rendered.sources);
    writeAssets(context, site.assets);
    const textOf = (file: string) => readFileSync(join(siteFolder, file), 'utf8');
    if (rendered.pages.length > 0) {
      const payload: Payload = JSON.parse(textOf(`${outputFolder(path)}payload.json`));
      const document = devDocument({
        html: textOf(`${outputFolder(path)}index.html`),
        head: site.pageHead,
        layout: context.layouts[payload.layout] ?? { html: '', gap: 0 },
        content: payload,
        shared,
      });
      return { document, payload: devPayload(payload, document.version), faults };
    }
    const errorPage = context.errorPages.find(({ status }) => status === 404);
    if (faults.length > 0 || !errorPage) return { faults };
    const { html, layout } = errorPage;
    const content = { html, styles: [] };
    const document = { html: textOf('404.html'), head: site.errorHead, layout, content, shared };
    return { document: devDocument(document), faults };
  };

  const renderOnce = (path: string) => {
    const rendered = pagesByPath.get(path);
    if (rendered) return rendered;
    const page = inTurn(() => render(path)).catch(asFaults);
    pagesByPath.set(path, page);
    opened.add(path);
    return page;
  };

  return {
    folder: siteFolder,
    assets: preparer.assets,
    refresh(changed) {
      pagesByPath = new Map();
      siteFaults = [];
      if (waiting) waiting.push(...changed);
      else {
        const own = [...changed];
        waiting = own;
        refreshed = inTurn(async () => {
          waiting = undefined;
          prepared = await preparer.prepare(own).catch(asFaults);
          if ('read' in prepared) follow(prepared.read);
        });
      }
      return refreshed;
    },
    routeOf: (pathname) => routePathOf(pathname, options.base) ?? NOWHERE,
    ready: () => refreshed,
    async page(path) {
      const page = await renderOnce(path);
      const routes = 'context' in prepared ? prepared.sources.routes : [];
      return { ...page, faults: faultsOnPage(path, page.faults, siteFaults, routes) };
    },
    async check(signal) {
      if (signal.aborted) return undefined;
      if (!('context' in prepared)) return prepared.faults;
      checkPool ??= preparer.openPool('development', () => {});
      const folder = join(parent, 'checked');
      const checking = backgroundCheck(prepared, opened, checkPool, folder, signal);
      const faults = await checking.catch(faultsOf);
      if (signal.aborted || !faults) return undefined;
      siteFaults = faults;
      return faults;
    },
    async close() {
      await lastTask;
      await Promise.all([preparer.pool.close(), checkPool?.close()]);
    },
  };
}

function asFaults(error: unknown) {
  return { faults: faultsOf(error) };
}
