import type { Route } from '../discover/discover-pages.ts';
import { BuildFailure, type Fault } from '../faults/fault.ts';
import { faultsOf } from '../faults/faults-of.ts';
import type { SiteContext } from '../site-context.ts';
import type { ShardResult } from './rendered.ts';
import type { WithFaults } from './thread-messages.ts';
import { ThreadEnded, type ThreadPool } from './thread-pool.ts';

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
  const render = async (shard: readonly Route[]) => {
    const rendered = await renderShardInThread(shard, context, pool);
    faults.push(...rendered.faults);
    done += shard.length;
    onProgress?.(done);
    return rendered;
  };
  try {
    const shards = await Promise.all(shardsOf(routes, routesPerShard).map(render));
    return { ...merge(shards), faults };
  } catch (error) {
    throw new BuildFailure([...faults, ...faultsOf(error)]);
  }
}

function shardsOf(routes: readonly Route[], size: number): (readonly Route[])[] {
  const count = Math.ceil(routes.length / size);
  return Array.from({ length: count }, (_, index) =>
    routes.slice(index * size, (index + 1) * size),
  );
}

/** Renders a shard. If a page ends the thread, each page is rendered alone, to find out which. */
async function renderShardInThread(
  pages: readonly Route[],
  context: SiteContext,
  pool: ThreadPool,
): Promise<WithFaults<ShardResult>> {
  try {
    return await pool.run({ kind: 'shard', pages }, context);
  } catch (error) {
    if (!(error instanceof ThreadEnded)) throw error;
    const [page, ...others] = pages;
    if (page && others.length === 0) {
      const { file, path: route } = page;
      return {
        pages: [],
        unrendered: [],
        sources: [],
        faults: error.faults.map((fault) => ({ file, ...fault, route })),
      };
    }
  }
  const alone = await Promise.all(pages.map((page) => renderShardInThread([page], context, pool)));
  return { ...merge(alone), faults: alone.flatMap(({ faults }) => faults) };
}

function merge(results: readonly ShardResult[]): ShardResult {
  return {
    pages: results.flatMap(({ pages }) => pages),
    unrendered: results.flatMap(({ unrendered }) => unrendered),
    sources: results.flatMap(({ sources }) => sources),
  };
}
