import { checkSite } from '../prerender/check/check-site.ts';
import type { Route } from '../prerender/discover/discover-pages.ts';
import { distinctFaults, type Fault } from '../prerender/faults/fault.ts';
import { renderPages } from '../prerender/render/render-pages.ts';
import type { RenderedPage } from '../prerender/render/rendered.ts';
import type { ThreadPool } from '../prerender/render/thread-pool.ts';
import { writeAssets } from '../prerender/write/write-site.ts';
import type { PreparedDevSite } from './site-preparer.ts';

/** Pages, with their faults and the faults of what all pages share. */
interface CheckedPages {
  pages: readonly RenderedPage[];
  faults: readonly Fault[];
}

/**
 * Renders some pages of a site and checks them.
 */
export async function renderAndCheck(
  { context, sources, written, assets, linker, faults }: PreparedDevSite,
  routes: readonly Route[],
  pool: ThreadPool,
): Promise<CheckedPages> {
  // Each page alone, so that one that hangs is named at once.
  const rendered = await renderPages(routes, context, pool, undefined, 1);
  writeAssets(context, assets);
  const files = new Set([...written, ...[...assets.keys()].map((name) => `assets/${name}`)]);
  return {
    pages: rendered.pages,
    faults: distinctFaults([
      ...faults,
      ...rendered.faults,
      ...linker.faults,
      ...(await checkSite(context, sources, rendered.pages, files)),
    ]),
  };
}
