import { isPlainClick } from '../../shared/is-plain-click.ts';
import {
  followFragment,
  restorePosition,
  startHistory,
  writeEntry,
} from '../browser/history-entries.ts';
import { jumpTo, scrollSmoothlyFrom } from '../browser/scroll.ts';
import { currentPage } from '../page/document.ts';
import { type Destination, destinationOf, pageAt } from './links.ts';
import { cancelVisit, navigate } from './navigate.ts';
import { newVisit } from './visit.ts';

/**
 * Turns clicks on links within the site, and steps back and forward, into visits. Within the same page it only scrolls.
 */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    const destination = !event.defaultPrevented && isPlainClick(event) && destinationOf(event);
    if (!destination) return;
    event.preventDefault();
    const { url, path } = destination;
    // It only scrolls if the link, the page that is shown and the address are the same page: after a step back or
    // forward, the address may already be that of a page that is still loading. Where an error page is shown in place
    // of the page, the page is tried again, unless the fragment is on the error page.
    if (
      (currentPage().status && !document.getElementById(url.hash.slice(1))) ||
      !isCurrentPage(destination) ||
      !isCurrentPage(pageAt(location))
    ) {
      void navigate(newVisit(url, path, 'push'));
      return;
    }
    cancelVisit();
    const from = scrollY;
    if (url.href !== location.href) writeEntry(url, 'push');
    if (url.hash) followFragment(url);
    else jumpTo(0, 0);
    scrollSmoothlyFrom(from);
  });

  startHistory(() => {
    const destination = pageAt(location);
    if (!destination) {
      // The address is not one of the site's. On its error page, this was a step between two fragments.
      if (!currentPage().status) location.reload();
    } else if (!isCurrentPage(destination)) {
      void navigate(newVisit(destination.url, destination.path, 'history'));
    } else {
      writeEntry(destination.url, 'history');
      cancelVisit();
      // A new entry is for a fragment, and the browser has scrolled there already.
      restorePosition();
    }
  });
}

/** True for the page that is shown, or in whose place an error page is shown. */
function isCurrentPage(destination: Destination | undefined): boolean {
  const { path, search } = currentPage();
  return path === destination?.path && search === destination.url.search;
}
