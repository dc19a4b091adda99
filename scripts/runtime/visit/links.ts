import { NATIVE_ATTRIBUTE } from '../../shared/markers.ts';
import { routePathOf, withBase } from '../../shared/urls.ts';
import { shownAddress } from '../browser/history-entries.ts';
import { currentPage } from '../page/document.ts';

/** A page of the site that a link leads to. */
export interface Destination {
  url: URL;
  /** The route path. */
  path: string;
}

/** What all route paths look like. A CDN has `/cdn-cgi/`. */
const ROUTE = /^(?!\/cdn-cgi\/)[/a-z0-9-]+$/;

/** Matches links that are left to the browser. */
const OF_THE_BROWSER = `[target],[download],[${NATIVE_ATTRIBUTE}],[rel~=external]`;

/**
 * The page that the link around an event leads to; undefined if the link is left to the browser: other sites, files,
 * and links that the author has marked. Also finds links in SVG.
 */
export function destinationOf({ target }: Event): Destination | undefined {
  const link = target instanceof Element && target.closest('a[href]');
  if (!link || link.matches(OF_THE_BROWSER)) return undefined;
  return pageAt(link.getAttribute('href') as string);
}

/**
 * The page at a URL; undefined for other origins, outside the base, and for what no route looks like. The URL of the page
 * has its usual form.
 *
 * @param href may be relative to the page that is shown.
 */
export function pageAt(href: string): Destination | undefined {
  const shown = shownAddress();
  if (!URL.canParse(href, shown)) return undefined;
  const url = new URL(href, shown);
  const { base } = currentPage();
  const path = routePathOf(url.pathname, base);
  if (url.origin !== location.origin || path === null || !ROUTE.test(path)) return undefined;
  // `/x`, `/x/`, `/x.html` and `/x/index.html` are the same page.
  url.pathname = withBase(base, path);
  return { url, path };
}
