import { setTimeout } from 'node:timers/promises';
import type { Fault } from '../build/faults/fault.ts';
import { faultsOf } from '../build/faults/faults-of.ts';
import type { ThreadPool } from '../build/render/thread-pool.ts';
import { renderAndCheck } from './render-and-check.ts';
import type { PreparedDevSite } from './site-preparer.ts';
import { openTaskQueue } from './task-queue.ts';

/**
 * Renders and checks all pages of the site in the background, while open pages are served; with React's development
 * build, which warns of mistakes.
 */
export interface BackgroundCheck {
  /**
   * Checks the site. A check starts when the one before has ended.
   *
   * @param opened the paths of the pages that were requested so far.
   * @param signal to be aborted when the site has changed.
   * @returns the faults that a build would find, except in preview pictures; undefined if the signal was aborted.
   */
  run: (
    site: PreparedDevSite,
    opened: ReadonlySet<string>,
    signal: AbortSignal,
  ) => Promise<readonly Fault[] | undefined>;
  /** Waits for the running check. */
  close: () => Promise<void>;
}

/** How long to wait before a check, in milliseconds: open pages come first, and the next change may follow soon. */
const DELAY = 500;

/**
 * On a larger site, only requested pages are checked. To render them all would keep a core busy for seconds after each
 * change.
 */
const MAX_ROUTES = 200;

/**
 * @param openPool opens the thread that renders: its own, so that a page that hangs here does not delay the page that
 *   somebody has open.
 * @param folder where it may write pages, for the same reason.
 */
export function openBackgroundCheck(openPool: () => ThreadPool, folder: string): BackgroundCheck {
  let pool: ThreadPool | undefined;
  const queue = openTaskQueue();

  const check = async (site: PreparedDevSite, opened: ReadonlySet<string>) => {
    const { routes } = site.sources;
    const isLarge = routes.length > MAX_ROUTES;
    const checked = isLarge ? routes.filter(({ path }) => opened.has(path)) : routes;
    pool ??= openPool();
    const own = { ...site, context: { ...site.context, folder } };
    return (await renderAndCheck(own, checked, pool)).faults;
  };

  return {
    run(site, opened, signal) {
      return queue.add(async () => {
        await setTimeout(DELAY, undefined, { signal }).catch(() => {});
        if (signal.aborted) return undefined;
        const faults = await check(site, opened).catch(faultsOf);
        return signal.aborted ? undefined : faults;
      });
    },
    async close() {
      await queue.idle();
      await pool?.close();
    },
  };
}
