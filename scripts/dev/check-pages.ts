import type { AssetFiles } from '../prerender/bundle/asset-files.ts';
import { checkSite } from '../prerender/check/check-site.ts';
import type { Fault } from '../prerender/faults/fault.ts';
import { renderPages } from '../prerender/render/render-pages.ts';
import type { ThreadPool } from '../prerender/render/thread-pool.ts';
import type { PreparedDevSite } from './site-preparer.ts';

/**
 * On a larger site, only requested pages are checked. Rendering them all would keep a core busy for seconds after each
 * change.
 */
const MAX_ROUTES = 200;

/**
 * Renders and checks all pages of the site.
 *
 * @param opened the paths of the pages that were requested so far.
 * @param own a pool and a folder for this alone: a page that hangs here must not delay the page that somebody has open. The
 *   pool has React's development build, which warns of mistakes.
 */
export async function checkPages(
  { built, sources, written, linker, faults }: PreparedDevSite,
  opened: ReadonlySet<string>,
  own: { pool: ThreadPool; assets: AssetFiles; folder: string },
): Promise<Fault[]> {
  const { routes } = sources;
  const checked =
    routes.length > MAX_ROUTES ? routes.filter(({ path }) => opened.has(path)) : routes;
  const context = { ...built, folder: own.folder };
  // Each page alone, so that one that hangs is named at once.
  const rendered = await renderPages(checked, context, own.pool, undefined, 1);
  const files = new Set([...written, ...[...own.assets.keys()].map((name) => `assets/${name}`)]);
  const ofSite = await checkSite(context, sources, rendered.pages, files);
  return [...faults, ...rendered.faults, ...linker.faults, ...ofSite];
}
