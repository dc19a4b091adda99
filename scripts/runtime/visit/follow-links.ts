import {
  enterEntry,
  followFragment,
  pushEntry,
  restorePosition,
  startHistory,
} from '../browser/history-entries.ts';
import { currentPage } from '../page/current-page.ts';
import { glideFrom, jumpTo } from '../page/scroll.ts';
import { type Destination, destinationOf, isPlainClick, pageAt } from './links.ts';
import { cancelVisit, navigate } from './navigate.ts';
import { Visit } from './visit.ts';

/** Turns clicks on our links, and moves in the history, into visits; moves on the same page only scroll. */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    const destination = isPlainClick(event) && destinationOf(event);
    if (!destination) return;
    event.preventDefault();
    const { url, path } = destination;
    // While a move in the history is under way, the address is not of the page that is shown.
    if (!isShown(destination) || !isShown(pageAt(new URL(location.href)))) {
      void navigate(new Visit(url, path, 'push'));
      return;
    }
    cancelVisit();
    const from = scrollY;
    if (url.href !== location.href) pushEntry(url);
    if (url.hash) followFragment(url);
    else jumpTo(0, 0);
    glideFrom(from);
  });

  startHistory(() => {
    const url = new URL(location.href);
    const destination = pageAt(url);
    if (!destination) {
      location.reload();
    } else if (!isShown(destination)) {
      void navigate(new Visit(url, destination.path, 'history'));
    } else {
      enterEntry(url);
      cancelVisit();
      // A new entry is a fragment that the browser itself has gone to.
      restorePosition();
    }
  });
}

/** The error page in the place of a page is not the page. */
function isShown(destination: Destination | undefined): boolean {
  const { path, search, status } = currentPage();
  return !status && path === destination?.path && search === destination.url.search;
}
