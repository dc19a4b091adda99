import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSite } from '../build/check/check-site.ts';
import { distinctFaults, type Fault } from '../build/faults/fault.ts';
import { faultsOf } from '../build/faults/faults-of.ts';
import type { BuildOptions } from '../build/options.ts';
import { openThreadPool } from '../build/render/thread-pool.ts';
import { openStaging } from '../build/write/staging.ts';
import { outputFolder } from '../shared/urls.ts';
import { faultsOnPage } from './faults-on-page.ts';
import { renderSome } from './render-some.ts';
import { openSharedParts, type SharedParts } from './shared-parts.ts';
import { openWholeCheck } from './whole-check.ts';

/** A page as it is just now. */
export interface DevPage {
  /** Absent where the page could not be rendered, or there is none. */
  html?: string;
  /** As published, JSON. */
  payload?: string;
  faults: readonly Fault[];
}

/** A site that is being worked on: shared parts are made again after each change, pages when somebody asks. */
export interface DevSite {
  /** Where files lie that are served as they are, absolute. */
  readonly folder: string;
  /**
   * Makes shared parts again.
   *
   * @param files the changed files, absolute; all when left out.
   * @returns what is wrong with shared parts.
   */
  refresh: (files?: readonly string[]) => Promise<readonly Fault[]>;
  /** The page of a route path. It waits for what is being made. */
  page: (path: string) => Promise<DevPage>;
  /**
   * Renders and checks all pages in the background, for faults of pages that nobody looks at and between pages. From
   * then on until the next change, pages have theirs of it.
   *
   * @param signal aborted before the next change is made known.
   * @returns what is wrong with the site; undefined when the signal was aborted before that was clear.
   */
  check: (signal: AbortSignal) => Promise<readonly Fault[] | undefined>;
  close: () => Promise<void>;
}

/**
 * Takes the steps of a build, but in a process that stays warm, and publishes nothing.
 *
 * @param say is told what pages print.
 */
export function openDevSite(options: BuildOptions, say: (text: string) => void): DevSite {
  const staging = openStaging(options.out);
  const pool = openThreadPool(1, options);
  const maker = openSharedParts(options, staging, pool);
  const whole = openWholeCheck(staging, options);
  let parts: SharedParts | { faults: readonly Fault[] } = { faults: [] };
  let work: Promise<unknown> = Promise.resolve();
  let pages = new Map<string, Promise<DevPage>>();
  let found: readonly Fault[] = [];

  /** Pages and shared parts are written to one folder. */
  const inTurn = <Result>(task: () => Promise<Result>): Promise<Result> => {
    const done = work.then(task);
    work = done.catch(() => {});
    return done;
  };

  const render = async (path: string): Promise<DevPage> => {
    const current = parts;
    if (!('shared' in current)) return { faults: current.faults };
    const { shared, sources, shards, written } = current;
    const wanted = shards.find(({ routes }) => routes.some((route) => route.path === path));
    const shard = await wanted?.bundle();
    const routes = shard?.routes.filter((route) => route.path === path) ?? [];
    const rendered = shard && (await renderSome(current, { ...shard, routes }, pool, say));
    const pages = rendered?.pages ?? [];
    const faults = distinctFaults([
      ...current.faults,
      ...(rendered?.faults ?? []),
      ...(await checkSite(shared, sources, pages, written)),
    ]);
    if (pages[0]?.outcome !== 'generated') return { faults };
    const read = (name: string) =>
      readFileSync(join(shared.folder, outputFolder(path), name), 'utf8');
    return { html: read('index.html'), payload: read('payload.json'), faults };
  };

  const ownPage = (path: string) => {
    const known = pages.get(path);
    if (known) return known;
    const page = inTurn(() => render(path)).catch((error: unknown) => ({
      faults: faultsOf(error),
    }));
    pages.set(path, page);
    return page;
  };

  return {
    folder: staging.site,
    refresh(files) {
      pages = new Map();
      found = [];
      return inTurn(async () => {
        parts = await maker.make(files).catch((error: unknown) => ({ faults: faultsOf(error) }));
        return parts.faults;
      });
    },
    async page(path) {
      const page = await ownPage(path);
      const routes = 'shared' in parts ? parts.sources.routes : [];
      return { ...page, faults: faultsOnPage(path, page.faults, found, routes) };
    },
    async check(signal) {
      const faults = 'shared' in parts ? await whole.run(parts, signal) : parts.faults;
      if (faults === undefined || signal.aborted) return undefined;
      found = faults;
      return faults;
    },
    async close() {
      await Promise.all([work, whole.close()]);
      await Promise.all([pool.close(), maker.close()]);
      staging.remove();
    },
  };
}
