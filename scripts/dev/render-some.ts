import type { Shard } from '../build/bundle/bundle-server.ts';
import { BuildFailure, type Fault } from '../build/faults/fault.ts';
import type { RenderedPage } from '../build/render/page.ts';
import { planPages } from '../build/render/plan-pages.ts';
import { renderPages } from '../build/render/render-pages.ts';
import { shareParts } from '../build/render/share-parts.ts';
import type { ThreadPool } from '../build/render/thread-pool.ts';
import type { SiteBuild } from '../build/site-build.ts';

/** Renders some pages of a site. @param say is told what they print. */
export async function renderSome(
  build: SiteBuild,
  shards: readonly Shard[],
  pool: ThreadPool,
  say: (text: string) => void = () => {},
): Promise<{ pages: readonly RenderedPage[]; faults: readonly Fault[] }> {
  const pages: RenderedPage[] = [];
  const faults: Fault[] = [];
  const planned = planPages(shards, build.routes, build.styles.pages);
  for await (const shard of renderPages(planned, shareParts(build), pool)) {
    pages.push(...shard.pages);
    faults.push(...shard.faults);
    shard.printed.forEach(say);
    if (shard.isRefused) throw new BuildFailure(faults);
  }
  return { pages, faults };
}
