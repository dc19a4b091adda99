import type { Shard } from '../build/bundle/bundle-shard.ts';
import { type PageResults, renderPages } from '../build/render/render-pages.ts';
import type { ThreadPool } from '../build/render/thread-pool.ts';
import type { LazySite } from './site-preparer.ts';

/**
 * Renders the pages of a shard.
 *
 * @param log receives what the pages print.
 */
export function renderShardPages(
  { context }: Pick<LazySite, 'context'>,
  shard: Shard,
  pool: ThreadPool,
  log: (text: string) => void = () => {},
): Promise<PageResults> {
  const logAll = (printed: readonly string[]) => printed.forEach(log);
  return renderPages([Promise.resolve(shard)], context, pool, logAll);
}
