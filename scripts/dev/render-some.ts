import type { Shard } from '../build/bundle/bundle-shard.ts';
import { planPages } from '../build/render/plan-pages.ts';
import { type RenderedPages, renderPages } from '../build/render/render-pages.ts';
import { shareParts } from '../build/render/share-parts.ts';
import type { ThreadPool } from '../build/render/thread-pool.ts';
import type { SiteBuild } from '../build/site-build.ts';

/** Renders some pages of a shard. @param say is told what they print. */
export async function renderSome(
  build: SiteBuild,
  shard: Shard,
  pool: ThreadPool,
  say: (text: string) => void = () => {},
): Promise<RenderedPages> {
  const paths = new Set(build.routes.map(({ path }) => path));
  const planned = Promise.resolve(planPages(shard, paths));
  const tell = (printed: readonly string[]) => printed.forEach(say);
  const { pages, faults } = await renderPages([planned], shareParts(build), pool, tell);
  return { pages, faults: [...shard.faults, ...faults] };
}
