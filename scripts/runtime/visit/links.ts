import { routePathOf, withBase } from '../../shared/urls.ts';
import { currentPage } from '../page/current-page.ts';

/** A page of the site that a link leads to. */
export interface Destination {
  url: URL;
  /** The route path. */
  path: string;
}

/**
 * The page that the link around an event leads to; undefined if the link is left to the browser: other sites, files,
 * and links that the author has marked. Also finds links in SVG.
 */
export function destinationOf({ target }: Event): Destination | undefined {
  const link = target instanceof Element && target.closest('a[href]');
  if (!link || link.matches('[target],[download],[data-native],[rel~=external]')) return undefined;
  // After a step back, the address may already be that of a page that is still loading. An error page is shown at any address.
  const { base, path, search, status } = currentPage();
  const shown = new URL(status ? '' : withBase(base, path) + search, location.href);
  return pageAt(new URL(link.getAttribute('href') as string, shown).href);
}

/**
 * The page at a URL, which may be relative to the current one; undefined for other origins, outside the base, and for
 * files (`/guide.pdf`). The URL of the page has its usual form.
 */
export function pageAt(href: string): Destination | undefined {
  const url = new URL(href, location.href);
  const path = routePathOf(url.pathname, currentPage().base);
  if (url.origin !== location.origin || path === null || /\.[^/]*$/.test(path)) return undefined;
  // `/x`, `/x/` and `/x/index.html` are the same page.
  url.pathname = withBase(currentPage().base, path);
  return { url, path };
}
