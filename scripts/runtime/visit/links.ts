import { routePathOf } from '../../shared/urls.ts';
import { currentPage } from '../page/current-page.ts';

/** Where a link of ours leads. */
export interface Destination {
  url: URL;
  /** The route path. */
  path: string;
}

/**
 * Where the link leads that an event happened in, if the runtime takes it over; everything else is the browser's:
 * other sites, files, and what the author has marked. Also finds links in SVG.
 */
export function destinationOf({ target }: Event): Destination | undefined {
  const link = target instanceof Element && target.closest('a[href]');
  if (
    !link ||
    link.matches('[target]:not([target=_self]),[download],[data-native],[rel~=external]')
  ) {
    return undefined;
  }
  return pageAt(new URL(link.getAttribute('href') ?? '', document.baseURI));
}

/** The page at a URL; undefined on other origins, outside of the base, and for files (`/guide.pdf`). */
export function pageAt(url: URL): Destination | undefined {
  const path = routePathOf(url.pathname, currentPage().base);
  if (url.origin !== location.origin || path === null || /\.[^/]*$/.test(path)) return undefined;
  // `/x`, `/x/` and `/x/index.html` are one page.
  url.pathname = currentPage().base.slice(0, -1) + path;
  return { url, path };
}

/** A click that means "go there", not "open a tab", "download" or the like. */
export function isPlainClick(event: MouseEvent): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return !event.button && !hasModifier && !event.defaultPrevented;
}
