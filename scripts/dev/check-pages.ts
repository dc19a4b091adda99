import type { AssetFiles } from '../prerender/bundle/asset-files.ts';
import { checkSite } from '../prerender/check/check-site.ts';
import type { Fault } from '../prerender/faults/fault.ts';
import { renderPages } from '../prerender/render/render-pages.ts';
import type { ThreadPool } from '../prerender/render/thread-pool.ts';
import type { PreparedDevSite } from './site-preparer.ts';

/**
 * Renders and checks all pages of the site.
 *
 * @param own a pool and a folder for this alone: a page that hangs here must not delay the page that somebody has open. The
 *   pool has React's development build, which warns of mistakes.
 */
export async function checkPages(
  { built, sources, written, linker, faults }: PreparedDevSite,
  own: { pool: ThreadPool; assets: AssetFiles; folder: string },
): Promise<Fault[]> {
  const context = { ...built, folder: own.folder };
  // Each page alone, so that one that hangs is named at once.
  const rendered = await renderPages(sources.routes, context, own.pool, undefined, 1);
  const files = new Set([...written, ...[...own.assets.keys()].map((name) => `assets/${name}`)]);
  const ofSite = await checkSite(context, sources, rendered, files);
  return [...faults, ...rendered.faults, ...linker.faults, ...ofSite];
}
