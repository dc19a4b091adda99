import type { Shard } from '../build/bundle/bundle-shard.ts';
import { planPages } from '../build/render/plan-pages.ts';
import { type RenderedPages, renderPages } from '../build/render/render-pages.ts';
import type { ThreadPool } from '../build/render/thread-pool.ts';
import type { SharedParts } from './shared-parts.ts';

/** Renders some pages of a shard. @param say is told what they print. */
export async function renderSome(
  { shared, sources }: Pick<SharedParts, 'shared' | 'sources'>,
  shard: Shard,
  pool: ThreadPool,
  say: (text: string) => void = () => {},
): Promise<RenderedPages> {
  const paths = new Set(sources.routes.map(({ path }) => path));
  const planned = Promise.resolve(planPages(shard, paths));
  const tell = (printed: readonly string[]) => printed.forEach(say);
  const { pages, faults } = await renderPages([planned], shared, pool, tell);
  return { pages, faults: [...shard.faults, ...faults] };
}
