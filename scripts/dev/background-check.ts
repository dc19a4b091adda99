import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { checkSite } from '../build/check/check-site.ts';
import { distinctFaults, type Fault } from '../build/faults/fault.ts';
import { faultsOf } from '../build/faults/faults-of.ts';
import type { PageResult } from '../build/render/page-result.ts';
import { renderPages } from '../build/render/render-pages.ts';
import type { ThreadSetting } from '../build/render/thread-messages.ts';
import { openThreadPool, type ThreadPool } from '../build/render/thread-pool.ts';
import type { Staging } from '../build/write/staging.ts';
import type { LazySite } from './site-preparer.ts';
import { openTaskQueue } from './task-queue.ts';

/**
 * Renders and checks all pages of the site in the background, while open pages are served; with React's development
 * build, which warns of mistakes.
 */
export interface BackgroundCheck {
  /**
   * Checks the site. A check starts when the one before has ended.
   *
   * @param signal to be aborted when the site has changed.
   * @returns the faults that a build would find, except in preview pictures; undefined if the signal was aborted.
   */
  run: (site: LazySite, signal: AbortSignal) => Promise<readonly Fault[] | undefined>;
  /** Waits for the running check. */
  close: () => Promise<void>;
}

/** How long to wait before a check, in milliseconds: open pages come first, and the next change may follow soon. */
const DELAY = 500;

/**
 * On a larger site, only requested pages and those bundled with them are checked. To render them all would keep a core
 * busy for seconds after each change.
 */
const MAX_ROUTES = 200;

export function openBackgroundCheck(
  { renderFolder }: Staging,
  setting: ThreadSetting,
): BackgroundCheck {
  // A folder and a thread of its own, so that a page that hangs here does not delay the page that somebody has open.
  const folder = join(renderFolder, 'pages');
  let pool: ThreadPool | undefined;
  const queue = openTaskQueue();

  const check = async (
    { context, sources, shards, written, faults: known }: LazySite,
    signal: AbortSignal,
  ): Promise<readonly Fault[] | undefined> => {
    const checked =
      sources.routes.length > MAX_ROUTES ? shards.filter(({ isBundled }) => isBundled()) : shards;
    const ownContext = { ...context, folder };
    const faults = [...known];
    const rendered: PageResult[] = [];
    for (const shard of checked) {
      if (signal.aborted) return undefined;
      pool ??= openThreadPool(1, setting);
      const result = await renderPages([shard.bundle()], ownContext, pool, () => {});
      faults.push(...result.faults);
      rendered.push(...result.pages);
    }
    return distinctFaults([
      ...faults,
      ...(await checkSite(ownContext, sources, rendered, written)),
    ]);
  };

  return {
    run(site, signal) {
      return queue.add(async () => {
        await setTimeout(DELAY, undefined, { signal }).catch(() => {});
        if (signal.aborted) return undefined;
        const faults = await check(site, signal).catch(faultsOf);
        return signal.aborted ? undefined : faults;
      });
    },
    async close() {
      await queue.idle();
      await pool?.close();
    },
  };
}
