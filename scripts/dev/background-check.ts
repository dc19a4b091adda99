import { setTimeout } from 'node:timers/promises';
import { checkSite } from '../prerender/check/check-site.ts';
import { distinctFaults, type Fault } from '../prerender/faults/fault.ts';
import { renderPages } from '../prerender/render/render-pages.ts';
import type { ThreadPool } from '../prerender/render/thread-pool.ts';
import type { PreparedDevSite } from './site-preparer.ts';

/** How long to wait before a check, in milliseconds: open pages come first, and the next change may follow soon. */
const DELAY = 500;

/**
 * On a larger site, only requested pages are checked. Rendering them all would keep a core busy for seconds after each
 * change.
 */
const MAX_ROUTES = 200;

/**
 * Renders and checks all pages of the site in the background, while open pages are served.
 *
 * @param opened the paths of the pages that were requested so far.
 * @param pool a pool of its own, with React's development build, which warns of mistakes. A page that hangs here must
 *   not delay the page that somebody has open.
 * @param folder a folder of its own to write pages to, for the same reason.
 * @param signal to be aborted when the site has changed.
 * @returns the faults that a build would find, except in preview pictures; undefined if the signal was aborted.
 */
export async function backgroundCheck(
  { context, sources, written, assets, linker, faults }: PreparedDevSite,
  opened: ReadonlySet<string>,
  pool: ThreadPool,
  folder: string,
  signal: AbortSignal,
): Promise<readonly Fault[] | undefined> {
  await setTimeout(DELAY, undefined, { signal }).catch(() => {});
  if (signal.aborted) return undefined;
  const { routes } = sources;
  const isLarge = routes.length > MAX_ROUTES;
  const checked = isLarge ? routes.filter(({ path }) => opened.has(path)) : routes;
  const own = { ...context, folder };
  // Each page alone, so that one that hangs is named at once.
  const rendered = await renderPages(checked, own, pool, undefined, 1);
  const files = new Set([...written, ...[...assets.keys()].map((name) => `assets/${name}`)]);
  const found = await checkSite(own, sources, rendered.pages, files);
  if (signal.aborted) return undefined;
  return distinctFaults([...faults, ...rendered.faults, ...linker.faults, ...found]);
}
