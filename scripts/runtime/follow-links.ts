import { enterEntry, followFragment, position, startHistory } from './history-entries.ts';
import { type Destination, destinationOf, isPlainClick, pageAt } from './links.ts';
import { cancelVisit, navigate } from './navigate.ts';
import { glideFrom, jumpTo } from './scroll.ts';
import { shown } from './shown.ts';
import { Visit } from './visit.ts';

/** Turns clicks on our links, and moves in the history, into visits; moves on the same page only scroll. */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    const destination = isPlainClick(event) && destinationOf(event);
    if (!destination) return;
    event.preventDefault();
    const { url, path } = destination;
    if (!isShown(destination)) {
      void navigate(new Visit(url, path, 'push'));
      return;
    }
    cancelVisit();
    const from = scrollY;
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
      cancelVisit();
      enterEntry(url);
      jumpTo(...(position() ?? [0, 0]));
    }
  });
}

/** The error page in the place of a page is not the page. */
function isShown({ url, path }: Destination): boolean {
  return !shown.status && shown.path === path && shown.search === url.search;
}
