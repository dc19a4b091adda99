/** The entry of the runtime, the script that every page names. */
import { thirdParties } from 'pointwork:on-demand';
import { isTooOld } from '../shared/browsers.ts';
import { MOTION_KEY } from '../shared/markers.ts';
import { isCostly, isOnline, OFFLINE_NOTICE, watchConnection } from './browser/connection.ts';
import { dataset } from './browser/dataset.ts';
import { claimPageLoad } from './browser/full-loads.ts';
import { restoreMemory } from './browser/history-entries.ts';
import { requestIdle } from './islands/triggers.ts';
import { wake } from './islands/wake.ts';
import { currentPage } from './page/document.ts';
import { hideNotice, notify, startNotices } from './page/notices.ts';
import { loadErrorPages } from './page/page-parts.ts';
import { limitStyles } from './page/page-styles.ts';
import { enterFirstPage } from './visit/first-page.ts';
import { followLinks } from './visit/follow-links.ts';
import { cancelVisit, retryVisit } from './visit/navigate.ts';
import { startPrefetch } from './visit/prefetch.ts';

// In an older browser, links and forms work without the runtime.
if (!isTooOld()) {
  // First, so that nothing starts to move. Storage may be denied.
  try {
    if (localStorage.getItem(MOTION_KEY)) dataset.motion = 'off';
  } catch {}
  limitStyles();
  // The script is `async`, because a deferred one would also wait for stylesheets.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
}

function start(): void {
  dataset.progress = 'idle';
  startNotices();
  try {
    currentPage();
  } catch {
    reload();
    return;
  }
  // First, so that what was open is open before anything is started.
  enterFirstPage(takeOver).catch((error) => {
    // The history refuses, say: then links are the browser's.
    console.error(error);
    reload();
  });
  wake();

  watchConnection(() => {
    if (isOnline()) {
      hideNotice();
      retryVisit();
      wake();
    } else notify(OFFLINE_NOTICE);
  });

  // A page that comes back from the back/forward cache must not continue an old visit. WebKitGTK 2.50 has lost its position.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    cancelVisit();
    restoreMemory('same');
  });

  requestIdle(loadOthers);
}

/** Reloads the document, at most once a minute. What has arrived of it can be read meanwhile. */
function reload(): void {
  if (isOnline() && claimPageLoad()) location.reload();
}

/** Follows links and steps back from now on. */
function takeOver(): void {
  followLinks();
  startPrefetch();
  restoreMemory('first load');
  // Fetched ahead, so that they can be shown offline. If that fails, they are fetched when they are needed.
  requestIdle(() => isCostly() || void loadErrorPages().catch(() => {}));
}

/** Loads what the site has from third parties. */
function loadOthers(): void {
  const files = currentPage().thirdParties;
  if (files) thirdParties().then(({ loadThirdParties }) => loadThirdParties(files), console.error);
}
