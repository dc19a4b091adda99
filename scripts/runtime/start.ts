/** The one script of a first load. */
import { thirdParties } from 'pointwork:site-modules';
import { isBelowFloor } from '../shared/browsers.ts';
import { isCostly, isOnline, watchConnection } from './connection.ts';
import { currentPage, dataset } from './current-page.ts';
import { followLinks } from './follow-links.ts';
import { restorePosition } from './history-entries.ts';
import { reloadCutDocument } from './leave-to-browser.ts';
import { hideNotice, notify, startMessages } from './messages.ts';
import { cancelVisit, enterFirstPage, retryVisit } from './navigate.ts';
import { loadErrorPages } from './page-parts.ts';
import { limitStyles } from './page-styles.ts';
import { startPrefetch } from './prefetch.ts';
import { wake } from './wake.ts';
import { requestIdle } from './when.ts';

// In an older browser links are links and forms are forms.
if (!isBelowFloor()) {
  limitStyles();
  // The script is `async`, since a deferred one would wait for stylesheets, too.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
}

function start(): void {
  dataset.progress = 'idle';
  startMessages();
  try {
    currentPage();
  } catch {
    return void reloadCutDocument();
  }
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

  requestIdle(() => {
    // So that they can be shown offline. What fails now is fetched again when it is needed.
    if (!isCostly()) void loadErrorPages().catch(() => {});
    const files = currentPage().thirdParties;
    if (files) void thirdParties().then(({ loadThirdParties }) => loadThirdParties(files));
  });
}
