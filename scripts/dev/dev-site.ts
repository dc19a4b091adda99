import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Shard } from '../build/bundle/bundle-shard.ts';
import { checkSite } from '../build/check/check-site.ts';
import { distinctFaults, type Fault } from '../build/faults/fault.ts';
import { faultsOf } from '../build/faults/faults-of.ts';
import type { BuildOptions } from '../build/options.ts';
import { renderPages } from '../build/render/render-pages.ts';
import { openThreadPool } from '../build/render/thread-pool.ts';
import { openStaging } from '../build/write/staging.ts';
import { outputFolder } from '../shared/urls.ts';
import { openBackgroundCheck } from './background-check.ts';
import { faultsOnPage } from './faults-on-page.ts';
import type { LazyShard } from './lazy-shard.ts';
import { type LazySite, openSitePreparer } from './site-preparer.ts';
import { openTaskQueue } from './task-queue.ts';

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
   * Prepares the site again after a change.
   *
   * @param files the changed files, absolute; left out, all files.
   * @returns the faults, without those of pages.
   */
  refresh: (files?: readonly string[]) => Promise<readonly Fault[]>;
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
 * @param log receives what pages and layouts print.
 */
export function openDevSite(options: BuildOptions, log: (text: string) => void): DevSite {
  const staging = openStaging(options.out);
  // React's development build takes several times as long. The background check renders with it.
  const pool = openThreadPool(1, { ...options, react: 'production' });
  const preparer = openSitePreparer(options, staging, pool, log);
  const background = openBackgroundCheck(staging, options);
  let prepared: LazySite | { faults: readonly Fault[] } = { faults: [] };
  // Preparing and rendering write to the same folder, so only one task runs at a time.
  const queue = openTaskQueue();
  let pagesByPath = new Map<string, Promise<DevPage>>();
  let siteFaults: readonly Fault[] = [];

  const render = async (path: string): Promise<DevPage> => {
    const site = prepared;
    if (!('context' in site)) return { faults: site.faults };
    const { context, sources, written } = site;
    const shard = site.shards.find(({ routes }) => routes.some((route) => route.path === path));
    const logAll = (printed: readonly string[]) => printed.forEach(log);
    const rendered = await renderPages(shard ? [onlyPage(shard, path)] : [], context, pool, logAll);
    const faults = distinctFaults([
      ...site.faults,
      ...rendered.faults,
      ...(await checkSite(context, sources, rendered.pages, written)),
    ]);
    if (rendered.pages[0]?.outcome !== 'generated') return { faults };
    const read = (name: string) =>
      readFileSync(join(context.folder, outputFolder(path), name), 'utf8');
    return { html: read('index.html'), payload: read('payload.json'), faults };
  };

  const renderOnce = (path: string) => {
    const rendered = pagesByPath.get(path);
    if (rendered) return rendered;
    const page = queue
      .add(() => render(path))
      .catch((error: unknown) => ({
        faults: faultsOf(error),
      }));
    pagesByPath.set(path, page);
    return page;
  };

  return {
    folder: staging.siteFolder,
    refresh(files) {
      pagesByPath = new Map();
      siteFaults = [];
      return queue.add(async () => {
        prepared = await preparer
          .prepare(files)
          .catch((error: unknown) => ({ faults: faultsOf(error) }));
        return prepared.faults;
      });
    },
    async page(path) {
      const page = await renderOnce(path);
      const routes = 'context' in prepared ? prepared.sources.routes : [];
      return { ...page, faults: faultsOnPage(path, page.faults, siteFaults, routes) };
    },
    async check(signal) {
      const faults =
        'context' in prepared ? await background.run(prepared, signal) : prepared.faults;
      if (faults === undefined || signal.aborted) return undefined;
      siteFaults = faults;
      return faults;
    },
    async close() {
      await Promise.all([queue.idle(), background.close()]);
      await Promise.all([pool.close(), preparer.close()]);
      staging.remove();
    },
  };
}

/** A shard without its other pages. */
async function onlyPage({ bundle }: LazyShard, path: string): Promise<Shard> {
  const shard = await bundle();
  return { ...shard, pages: shard.pages.filter((page) => page.path === path) };
}
