import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '../prerender/faults/fault.ts';
import { faultsOf } from '../prerender/faults/faults-of.ts';
import { makeFolder } from '../prerender/files/write-file.ts';
import type { BuildOptions } from '../prerender/options.ts';
import type { ThreadPool } from '../prerender/render/thread-pool.ts';
import { outputFolder } from '../shared/urls.ts';
import { backgroundCheck } from './background-check.ts';
import { faultsOnPage } from './faults-on-page.ts';
import { renderAndCheck } from './render-and-check.ts';
import { createSitePreparer, type PreparedDevSite } from './site-preparer.ts';

/** The current version of a page. */
export interface DevPage {
  /** Absent if there is no such page, or if it could not be rendered. */
  html?: string;
  /** The text of `payload.json`. */
  payload?: string;
  faults: readonly Fault[];
}

/** The site that is being edited. Each change prepares the site again; pages are rendered when they are requested. */
export interface DevSite {
  /** The folder with the files that are served as they are, absolute. */
  readonly folder: string;
  /**
   * Prepares the site, at first and again after each change.
   *
   * @param changed files and folders, relative to the root; none at first.
   * @returns all faults except those in pages.
   */
  refresh: (changed: readonly string[]) => Promise<readonly Fault[]>;
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

/**
 * Opens the site for editing. It goes through the steps of a build, but keeps the results of each step for the next
 * change, and publishes nothing.
 *
 * @param parent the folder to write to, which exists.
 * @param log receives what pages and layouts print.
 */
export function openDevSite(
  options: BuildOptions,
  parent: string,
  log: (text: string) => void,
): DevSite {
  const siteFolder = join(parent, 'site');
  makeFolder(siteFolder);
  const preparer = createSitePreparer(options, siteFolder, log);
  let checkPool: ThreadPool | undefined;
  let prepared: PreparedDevSite | { faults: readonly Fault[] } = { faults: [] };
  let lastTask: Promise<unknown> = Promise.resolve();
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
    const { context, sources } = site;
    const routes = sources.routes.filter((route) => route.path === path);
    const { pages, faults } = await renderAndCheck(site, routes, preparer.pool);
    if (pages.length === 0) return { faults };
    const read = (name: string) =>
      readFileSync(join(context.folder, outputFolder(path), name), 'utf8');
    return { html: read('index.html'), payload: read('payload.json'), faults };
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
    refresh(changed) {
      pagesByPath = new Map();
      siteFaults = [];
      return inTurn(async () => {
        prepared = await preparer.prepare(changed).catch(asFaults);
        return prepared.faults;
      });
    },
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
      const faults = await backgroundCheck(prepared, opened, checkPool, folder, signal);
      if (faults) siteFaults = faults;
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
