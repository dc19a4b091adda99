import type { Route } from '../discover/discover-pages.ts';
import { BuildFailure, type Fault, ThreadEnded } from '../faults/fault.ts';
import { faultsOf } from '../faults/faults-of.ts';
import type { SiteContext } from '../site-context.ts';
import type { ShardResult } from './rendered.ts';
import type { WithFaults } from './thread-messages.ts';
import type { ThreadPool } from './thread-pool.ts';

/** Large enough to be worth a message, small enough to divide the work evenly. */
export const ROUTES_PER_SHARD = 50;

/**
 * Renders pages in threads, one shard per thread at a time.
 *
 * @param onProgress receives the number of pages done.
 * @throws BuildFailure when the system refuses to write a page, because it would also refuse the others.
 */
export async function renderPages(
  routes: readonly Route[],
  context: SiteContext,
  pool: ThreadPool,
  onProgress?: (done: number) => void,
  routesPerShard = ROUTES_PER_SHARD,
): Promise<WithFaults<ShardResult>> {
  const faults: Fault[] = [];
  let done = 0;
  const render = async (pages: readonly Route[]) => {
    const rendered = await renderInThread(pages, context, pool);
    faults.push(...rendered.faults);
    done += pages.length;
    onProgress?.(done);
    return rendered;
  };
  try {
    const shards = Map.groupBy(routes, (_, index) => Math.floor(index / routesPerShard));
    const rendered = await Promise.all([...shards.values()].map(render));
    return { ...merge(rendered), faults };
  } catch (error) {
    throw new BuildFailure([...faults, ...faultsOf(error)]);
  }
}

/**
 * Renders a shard. If a page ends the thread, each page is rendered alone, to find out which.
 *
 * @param hung receives the pages that hang.
 */
async function renderInThread(
  pages: readonly Route[],
  context: SiteContext,
  pool: ThreadPool,
  hung: Route[] = [],
): Promise<WithFaults<ShardResult>> {
  try {
    return await pool.run({ kind: 'shard', pages, context });
  } catch (error) {
    if (!(error instanceof ThreadEnded)) throw error;
    const [page] = pages;
    if (page && pages.length === 1) {
      if (error.hung) hung.push(page);
      const { file, path: route } = page;
      return { ...merge([]), faults: error.faults.map((fault) => ({ file, ...fault, route })) };
    }
    const results = await Promise.all(
      pages.map((route) => renderInThread([route], context, pool, hung)),
    );
    const faults = results.flatMap((result) => result.faults);
    if (error.hung && hung.length === 0) {
      faults.push(...new ThreadEnded({ hung: true, file: undefined, why: LEFT_RUNNING }).faults);
    }
    return { ...merge(results), faults };
  }
}

const LEFT_RUNNING =
  'Rendered alone, none of the pages hangs: a layout or another page has left something running, such as a timer.';

function merge(results: readonly ShardResult[]): ShardResult {
  return {
    pages: results.flatMap(({ pages }) => pages),
    unrendered: results.flatMap(({ unrendered }) => unrendered),
    sources: results.flatMap(({ sources }) => sources),
  };
}
