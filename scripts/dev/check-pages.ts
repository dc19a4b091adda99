import type { AssetFiles } from '../prerender/bundle/asset-files.ts';
import { checkSite } from '../prerender/check/check-site.ts';
import { distinctFaults, type Fault } from '../prerender/faults/fault.ts';
import { renderPages } from '../prerender/render/render-pages.ts';
import type { ThreadPool } from '../prerender/render/thread-pool.ts';
import type { PreparedDevSite } from './site-preparer.ts';

/**
 * On a larger site, only requested pages are checked. Rendering them all would keep a core busy for seconds after each
 * change.
 */
const MAX_ROUTES = 200;

/** What the check of all pages has found. */
export type CheckedSite = Awaited<ReturnType<typeof checkPages>>;

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
) {
  const { routes } = sources;
  const checked =
    routes.length > MAX_ROUTES ? routes.filter(({ path }) => opened.has(path)) : routes;
  const context = { ...built, folder: own.folder };
  // Each page alone, so that one that hangs is named at once.
  const rendered = await renderPages(checked, context, own.pool, undefined, 1);
  const files = new Set([...written, ...[...own.assets.keys()].map((name) => `assets/${name}`)]);
  const found = await checkSite(context, sources, rendered, files);
  const all = [...faults, ...rendered.faults, ...linker.faults, ...found];
  return { faults: distinctFaults(all), routes };
}

/**
 * The faults to show on a page: the ones found while it was rendered, and the site's faults that concern it, or no page
 * more than others.
 */
export function faultsOnPage(
  path: string,
  pageFaults: readonly Fault[],
  { faults, routes }: CheckedSite,
): Fault[] {
  const own = routes.find((route) => route.path === path)?.file;
  const others = new Set(routes.map(({ file }) => file).filter((file) => file !== own));
  // The check finds these again, perhaps in other words: it lists every page with the same broken link.
  const known = new Set(pageFaults.map(({ what }) => what));
  const concerns = ({ file = '', route, why }: Fault) =>
    route === path ||
    (route === undefined && !others.has(file)) ||
    // If two pages contradict each other, the fault is reported for one of them and names the other in `why`.
    (own !== undefined && (file === own || why.includes(own)));
  return [...pageFaults, ...faults.filter((fault) => !known.has(fault.what) && concerns(fault))];
}
