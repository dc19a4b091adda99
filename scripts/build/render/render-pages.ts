import { deferRejection } from '../defer-rejection.ts';
import type { Route } from '../discover/discover-pages.ts';
import { BuildFailure } from '../faults/fault.ts';
import { hungFault } from '../faults/thrown-fault.ts';
import type { SiteContext } from './site-context.ts';
import type { ShardResult } from './thread-messages.ts';
import { ThreadEnded, type ThreadPool } from './thread-pool.ts';

/** Large enough to be worth a message, small enough to divide the work evenly. */
export const ROUTES_PER_SHARD = 50;

/**
 * Renders pages in threads, one shard per thread at a time.
 *
 * @param onShard is called with what a shard's pages have printed, and how many pages are done.
 * @throws BuildFailure when the system refuses to write a page, because it would also refuse the others.
 */
export async function renderPages(
  routes: readonly Route[],
  context: SiteContext,
  pool: ThreadPool,
  onShard: (printed: readonly string[], done: number) => void,
  routesPerShard = ROUTES_PER_SHARD,
): Promise<ShardResult> {
  const results: ShardResult[] = [];
  let done = 0;
  const shards = shardsOf(routes, routesPerShard);
  for (const shard of shards.map((some) => deferRejection(render(some, context, pool)))) {
    const result = await shard;
    results.push(result);
    done += result.pages.length;
    onShard(result.printed, done);
    if (result.writeFailed) throw new BuildFailure(join(results).faults);
  }
  return join(results);
}

function shardsOf(routes: readonly Route[], size: number): (readonly Route[])[] {
  const count = Math.ceil(routes.length / size);
  return Array.from({ length: count }, (_, index) =>
    routes.slice(index * size, (index + 1) * size),
  );
}

/** Renders a shard. If a page ends the thread, each page is rendered alone, to find out which. */
async function render(
  pages: readonly Route[],
  context: SiteContext,
  pool: ThreadPool,
): Promise<ShardResult> {
  try {
    return await pool.run({ kind: 'shard', pages }, context);
  } catch (error) {
    if (!(error instanceof ThreadEnded)) throw error;
    const [page, ...others] = pages;
    if (page && others.length === 0) {
      const source = { file: error.file ?? page.file, route: page.path };
      return { pages: [], printed: [], assets: [], faults: [hungFault(source, error)] };
    }
  }
  return join(await Promise.all(pages.map((page) => render([page], context, pool))));
}

function join(results: readonly ShardResult[]): ShardResult {
  return {
    pages: results.flatMap(({ pages }) => pages),
    faults: results.flatMap(({ faults }) => faults),
    printed: results.flatMap(({ printed }) => printed),
    assets: results.flatMap(({ assets }) => assets),
    writeFailed: results.some(({ writeFailed }) => writeFailed),
  };
}
