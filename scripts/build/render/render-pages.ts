import type { Shard, ShardPage } from '../bundle/bundle-shard.ts';
import { deferRejection } from '../defer-rejection.ts';
import { BuildFailure, type Fault } from '../faults/fault.ts';
import { hungFault } from '../faults/thrown-fault.ts';
import type { PageResult } from './page-result.ts';
import type { SiteContext } from './site-context.ts';
import type { ShardResult } from './thread-messages.ts';
import { ThreadEnded, type ThreadPool } from './thread-pool.ts';

/** The pages of some shards, with the faults found while they were bundled and rendered. */
export interface PageResults {
  pages: readonly PageResult[];
  faults: readonly Fault[];
}

/**
 * Renders pages in threads, one shard per thread at a time, each as soon as it is bundled.
 *
 * @param onShard is called with what a shard's pages have printed, and how many pages are done.
 * @throws BuildFailure when the system refuses to write a page, because it would also refuse the others.
 */
export async function renderPages(
  shards: readonly Promise<Shard>[],
  context: SiteContext,
  pool: ThreadPool,
  onShard: (printed: readonly string[], done: number) => void,
): Promise<PageResults> {
  const results = shards.map((shard) =>
    deferRejection(shard.then((bundled) => renderInThread(bundled, context, pool))),
  );
  const pages: PageResult[] = [];
  const faults: Fault[] = [];
  for (const result of results) {
    const shard = await result;
    pages.push(...shard.pages);
    faults.push(...shard.faults);
    onShard(shard.printed, pages.length);
    if (shard.writeFailed) throw new BuildFailure(faults);
  }
  return { pages, faults };
}

/** Renders a shard. If a page ends the thread, each page is rendered alone, to find out which. */
async function renderInThread(
  shard: Shard,
  context: SiteContext,
  pool: ThreadPool,
): Promise<ShardResult> {
  const { pages } = shard;
  const render = (some: readonly ShardPage[]) =>
    pool.run({ kind: 'shard', bundle: shard.bundle, pages: some }, context);
  const renderAlone = (page: ShardPage) =>
    render([page]).catch((error: unknown): ShardResult => {
      if (!(error instanceof ThreadEnded)) throw error;
      const source = { file: error.file ?? page.file, route: page.path };
      return { pages: [], printed: [], faults: [hungFault(source, error)] };
    });
  const together = pages.length > 1 ? await render(pages).catch(ignoreThreadEnded) : undefined;
  const results = together ? [together] : await Promise.all(pages.map(renderAlone));
  return {
    pages: results.flatMap((result) => result.pages),
    printed: results.flatMap(({ printed }) => printed),
    faults: [...shard.faults, ...results.flatMap(({ faults }) => faults)],
    writeFailed: results.some(({ writeFailed }) => writeFailed),
  };
}

function ignoreThreadEnded(error: unknown): undefined {
  if (!(error instanceof ThreadEnded)) throw error;
}
