import type { Route } from '../prerender/discover/discover-pages.ts';
import type { Fault } from '../prerender/faults/fault.ts';

/**
 * The faults to show on a page: the ones found while it was rendered, and the site's faults that concern it.
 *
 * @param pageFaults found while it was rendered.
 * @param siteFaults found by the check of all pages.
 * @param routes of the site.
 */
export function faultsOnPage(
  path: string,
  pageFaults: readonly Fault[],
  siteFaults: readonly Fault[],
  routes: readonly Route[],
): Fault[] {
  const file = routes.find((route) => route.path === path)?.file;
  const files = new Set(routes.map((route) => route.file));
  // The check of all pages finds these again, perhaps in other words: it lists every page with the same broken link.
  const known = new Set(pageFaults.map(({ what }) => what));
  const concerns = (fault: Fault) =>
    fault.route === path ||
    // If two pages contradict each other, the fault is reported for one of them and names the other in `why`.
    (file !== undefined && (fault.file === file || fault.why.includes(file))) ||
    (fault.route === undefined && !files.has(fault.file ?? ''));
  return [
    ...pageFaults,
    ...siteFaults.filter((fault) => !known.has(fault.what) && concerns(fault)),
  ];
}
