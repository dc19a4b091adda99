import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { checkSite } from '../build/check/check-site.ts';
import { distinctFaults, type Fault } from '../build/faults/fault.ts';
import { faultsOf } from '../build/faults/faults-of.ts';
import type { ThreadSetting } from '../build/render/messages.ts';
import type { RenderedPage } from '../build/render/page.ts';
import { openThreadPool, type ThreadPool } from '../build/render/thread-pool.ts';
import type { Staging } from '../build/write/staging.ts';
import { renderSome } from './render-some.ts';
import type { SharedParts } from './shared-parts.ts';

/** Renders and checks all pages of a site behind those that somebody looks at. */
export interface WholeCheck {
  /**
   * Takes as long as it takes, one call after the other.
   *
   * @param signal aborted as soon as the parts are outdated.
   * @returns what a build would find wrong, but for preview pictures; undefined once the signal is aborted.
   */
  run: (parts: SharedParts, signal: AbortSignal) => Promise<readonly Fault[] | undefined>;
  /** Waits for what runs. */
  close: () => Promise<void>;
}

/** Milliseconds in which open pages have the processor to themselves, and most typing goes on. */
const CALM = 500;

/**
 * Of a larger site, only pages that are asked for are checked: all of them would keep a processor busy for seconds
 * after every change, while the next one is being written.
 */
const MAX_ROUTES = 200;

export function openWholeCheck({ server }: Staging, setting: ThreadSetting): WholeCheck {
  // A folder and a thread of its own: no page that hangs or is outdated is in the way of one that is looked at.
  const folder = join(server, 'pages');
  let pool: ThreadPool | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const check = async (
    { shared, sources, shards, written, faults: known }: SharedParts,
    signal: AbortSignal,
  ): Promise<readonly Fault[] | undefined> => {
    if (sources.routes.length > MAX_ROUTES) return known;
    const own = { shared: { ...shared, folder }, sources };
    const faults = [...known];
    const rendered: RenderedPage[] = [];
    for (const shard of shards) {
      if (signal.aborted) return undefined;
      pool ??= openThreadPool(1, setting);
      const some = await renderSome(own, await shard.bundle(), pool);
      faults.push(...some.faults);
      rendered.push(...some.pages);
    }
    return distinctFaults([
      ...faults,
      ...(await checkSite(own.shared, sources, rendered, written)),
    ]);
  };

  return {
    run(parts, signal) {
      const done = last.then(async () => {
        await setTimeout(CALM, undefined, { signal }).catch(() => {});
        if (signal.aborted) return undefined;
        const faults = await check(parts, signal).catch(faultsOf);
        return signal.aborted ? undefined : faults;
      });
      last = done;
      return done;
    },
    async close() {
      await last;
      await pool?.close();
    },
  };
}
