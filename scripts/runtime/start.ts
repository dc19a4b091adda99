/** The one script of a first load. */
import { thirdParties } from 'pointwork:site-modules';
import { isBelowFloor } from '../shared/browsers.ts';
import { isCostly, isOnline, watchConnection } from './browser/connection.ts';
import { restorePosition } from './browser/history-entries.ts';
import { wake } from './islands/wake.ts';
import { requestIdle } from './islands/when.ts';
import { currentPage, dataset } from './page/current-page.ts';
import { hideNotice, notify, startMessages } from './page/messages.ts';
import { limitStyles } from './page/page-styles.ts';
import { followLinks } from './visit/follow-links.ts';
import { reloadCutDocument } from './visit/leave-to-browser.ts';
import { cancelVisit, enterFirstPage, retryVisit } from './visit/navigate.ts';
import { loadErrorPages } from './visit/page-parts.ts';
import { startPrefetch } from './visit/prefetch.ts';

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
