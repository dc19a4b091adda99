import { readSession, writeSession } from '../../shared/session-storage.ts';
import { withoutHash } from '../../shared/urls.ts';
import type { HistoryChange } from './history-entries.ts';

/** The shortest time between two page loads that the runtime starts because a part has failed, in milliseconds. */
const MIN_INTERVAL = 60_000;

const LAST_PAGE_LOAD_KEY = 'reload';

let lastPageLoad = Number(readSession(LAST_PAGE_LOAD_KEY));

/**
 * Asks for a page load because a part has failed. At most one a minute is granted: a part that stays broken would cause
 * endless reloads. If the time cannot be stored, the same page is never reloaded.
 *
 * @returns false if there was one in the last minute.
 */
export function claimPageLoad(url = location.href): boolean {
  const now = Date.now();
  if (now - lastPageLoad < MIN_INTERVAL) return false;
  lastPageLoad = now;
  return writeSession(LAST_PAGE_LOAD_KEY, now) || url !== location.href;
}

/** Makes the browser load a page in full. */
export function loadFullPage({ href }: URL, kind: HistoryChange): void {
  const isSamePage = withoutHash(href) === withoutHash(location.href);
  if (href !== location.href) location[kind === 'push' ? 'assign' : 'replace'](href);
  // The browser has only followed the fragment.
  if (isSamePage) location.reload();
}
