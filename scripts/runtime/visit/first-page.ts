import { currentPage } from '../page/document.ts';
import { loadManifest } from '../page/page-parts.ts';
import { pageAt } from './links.ts';
import { enterPage, hasBegun, navigate } from './navigate.ts';
import { newVisit } from './visit.ts';

/**
 * Begins with the page that came as HTML. If the host answered with the wrong page, or with an error page at the address
 * of a page, starts a visit to the right one.
 *
 * @param takeOver starts to follow links. It is not called for a copy of a page at an address that the manifest does not
 * know (behind a proxy, in an archive, in a preview folder): it stays as it was served, and its links are the browser's.
 */
export async function enterFirstPage(takeOver: () => void): Promise<void> {
  const page = currentPage();
  const isErrorPage = !!page.status;
  const place = pageAt(location.href);
  if (isErrorPage) {
    // It is served at any address.
    page.path = place?.path ?? location.pathname;
    takeOver();
  }
  if (!place) return;
  const visit = newVisit(place.url, place.path, 'replace');
  if (!isErrorPage && page.path === place.path) {
    takeOver();
    await enterPage(visit);
    return;
  }
  const manifest = await loadManifest(place.path);
  const route = manifest?.routes[place.path];
  if (isErrorPage) {
    if (route?.payload && !hasBegun()) await navigate(visit);
  } else if (route || (manifest && isHomeForAll(page.path))) {
    takeOver();
    await navigate(visit);
  }
}

/** True for the home page at the address of another page: some hosts answer all unknown addresses with it. */
const isHomeForAll = (path: string) =>
  path === '/' && !location.search && !location.pathname.endsWith('/');
