import { isPlainClick } from '../../shared/is-plain-click.ts';
import { withoutHash } from '../../shared/urls.ts';
import {
  followFragment,
  isWithinPage,
  restoreMemory,
  shownAddress,
  startHistory,
  writeEntry,
} from '../browser/history-entries.ts';
import { jumpTo, scrollSmoothlyFrom } from '../browser/scroll.ts';
import { currentPage } from '../page/document.ts';
import { destinationOf, pageAt } from './links.ts';
import { cancelVisit, navigate } from './navigate.ts';
import { newVisit } from './visit.ts';

/**
 * Turns clicks on links within the site, and steps back and forward, into visits. Within the same page it only scrolls.
 */
export function followLinks(): void {
  startHistory(followStep);
  // Every other script has its say first: at the end of its way, a click comes to the listener that was added last.
  addEventListener(
    'click',
    () => {
      removeEventListener('click', followClick);
      addEventListener('click', followClick);
    },
    { capture: true },
  );
}

function followClick(event: MouseEvent): void {
  const destination = !event.defaultPrevented && isPlainClick(event) && destinationOf(event);
  if (!destination) return;
  const { url, path } = destination;
  const place = pageAt(shownAddress());
  // After a step back or forward, the address may already be that of a page that is still loading.
  const isHere =
    shownAddress() === location.href && withoutHash(url.href) === withoutHash(`${place?.url}`);
  if (isHere) scrollToPlace(url.href);
  if (!isHere || isToBeTriedAgain()) void navigate(newVisit(url, path, 'push'));
  // Last: if the history refuses, the browser follows the link itself.
  event.preventDefault();
}

function scrollToPlace(href: string): void {
  cancelVisit();
  const from = scrollY;
  if (href.includes('#')) followFragment(href);
  else {
    if (href !== location.href) writeEntry(href, 'push', 'same');
    jumpTo(0);
  }
  scrollSmoothlyFrom(from);
}

/** True where an error page is shown in place of the page, unless the link leads to a place on it. */
const isToBeTriedAgain = () => currentPage().status && !document.querySelector(':target');

function followStep({ hasUAVisualTransition }: PopStateEvent): void {
  const destination = pageAt(location.href);
  const path = destination?.path ?? location.pathname;
  // The entry of a fragment that was typed, or of another script, is known by its path.
  if (isWithinPage() ?? path === currentPage().path) {
    writeEntry(location.href, 'step', 'same');
    cancelVisit();
    restoreMemory('same');
  } else if (destination) {
    void navigate(newVisit(destination.url, path, 'step', 0, hasUAVisualTransition));
  } else {
    location.reload();
  }
}
