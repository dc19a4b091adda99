import type { Route } from '../build/discover/discover-pages.ts';
import type { Fault } from '../build/faults/fault.ts';

/**
 * What is wrong with a page: what its own rendering has found, and what shows only beside other pages.
 *
 * @param whole the faults of all pages.
 * @param routes of the site.
 */
export function faultsOnPage(
  path: string,
  own: readonly Fault[],
  whole: readonly Fault[],
  routes: readonly Route[],
): Fault[] {
  const file = routes.find((route) => route.path === path)?.file;
  const files = new Set(routes.map((route) => route.file));
  // The same fault may have more to say beside other pages: one link may be broken on several.
  const told = new Set(own.map(({ what }) => what));
  const concerns = (fault: Fault) =>
    fault.route === path ||
    // Where two pages are at odds, the fault stands at one of them and names the other.
    (file !== undefined && (fault.file === file || fault.why.includes(file))) ||
    (fault.route === undefined && !files.has(fault.file ?? ''));
  return [...own, ...whole.filter((fault) => !told.has(fault.what) && concerns(fault))];
}
