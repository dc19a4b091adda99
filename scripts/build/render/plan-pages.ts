import type { Shard } from '../bundle/bundle-server.ts';
import type { Route } from '../discover/discover-pages.ts';
import { ancestorPaths, type Crumb } from '../document/head.ts';
import type { PlannedShard } from './render-pages.ts';

/**
 * Adds to the routes of shards what their pages need to know of the rest of the site.
 *
 * @param routes all of the site's.
 * @param styles page file → URL of the stylesheet of its blocks.
 */
export function planPages(
  shards: readonly Shard[],
  routes: readonly Route[],
  styles: ReadonlyMap<string, string>,
): PlannedShard[] {
  const paths = new Set(routes.map(({ path }) => path));
  return shards.map(({ bundle, routes: own }) => ({
    bundle,
    pages: own.map((route) => {
      const style = styles.get(route.file);
      return {
        ...route,
        ancestors: crumbsAbove(route.path, paths),
        styles: style === undefined ? [] : [style],
      };
    }),
  }));
}

/**
 * The breadcrumb above a page, named after the paths: named after the pages, it would make one page's HTML
 * change with another's.
 */
function crumbsAbove(path: string, paths: ReadonlySet<string>): Crumb[] {
  return ancestorPaths(path)
    .filter((ancestor) => paths.has(ancestor))
    .map((ancestor) => ({ path: ancestor, name: nameOf(ancestor) }));
}

function nameOf(path: string): string {
  const words = path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' ');
  return words === '' ? 'Home' : words.charAt(0).toUpperCase() + words.slice(1);
}
