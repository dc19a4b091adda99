import type { Shard } from '../bundle/bundle-shard.ts';
import { ancestorPaths, type Crumb } from '../document/head.ts';
import type { PlannedPage } from './page.ts';

/**
 * Adds what the pages of a shard need to know about the rest of the site.
 *
 * @param paths of all routes of the site.
 */
export function planPages(
  { routes, styles }: Shard,
  paths: ReadonlySet<string>,
): readonly PlannedPage[] {
  return routes.map((route) => {
    const style = styles.get(route.file);
    const ancestors = crumbsAbove(route.path, paths);
    return { ...route, ancestors, styles: style === undefined ? [] : [style] };
  });
}

/**
 * The breadcrumb above a page. Its names come from the paths: names from the pages would change one page's HTML
 * whenever another page changes.
 */
function crumbsAbove(path: string, paths: ReadonlySet<string>): Crumb[] {
  return ancestorPaths(path)
    .filter((ancestor) => paths.has(ancestor))
    .map((ancestor) => ({ path: ancestor, name: crumbName(ancestor) }));
}

function crumbName(path: string): string {
  const words = path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' ');
  return words === '' ? 'Home' : words.charAt(0).toUpperCase() + words.slice(1);
}
