/** The one script of a first load. */
import './document-parsed.ts';
import { thirdParties } from 'pointwork:site-modules';
import { isCostly, isOnline, watchConnection } from './connection.ts';
import { followLinks } from './follow-links.ts';
import { restorePosition } from './history-entries.ts';
import { hideNotice, notify } from './messages.ts';
import { cancelVisit, enterFirstPage, retryVisit } from './navigate.ts';
import { loadErrorPages } from './page-parts.ts';
import { startPrefetch } from './prefetch.ts';
import { shown } from './shown.ts';
import { wake } from './wake.ts';
import { idle } from './when.ts';

followLinks();
startPrefetch();
restorePosition();
wake();
void enterFirstPage();

watchConnection(() => {
  if (isOnline()) {
    hideNotice();
    retryVisit();
  } else notify('You are offline. What you have opened stays readable.');
});

// A page that comes back from the back/forward cache has no visit under way.
addEventListener('pageshow', ({ persisted }) => persisted && cancelVisit());

idle(document.body, () => {
  // So that they can be shown offline. What fails now is fetched again when it is needed.
  if (!isCostly()) void loadErrorPages().catch(() => {});
  const files = shown.thirdParties;
  if (files) void thirdParties().then(({ loadThirdParties }) => loadThirdParties(files));
});
