import { readSession, writeSession } from '../../shared/session-storage.ts';
import { isOnline } from './connection.ts';
import { type HistoryChange, writeEntry } from './history-entries.ts';

/** The shortest time between two page loads that the runtime starts because a part has failed, in milliseconds. */
const MIN_INTERVAL = 60_000;

/** How long the server may take to prove that it can be reached, in milliseconds. */
const PROBE_TIMEOUT = 3000;

const LAST_PAGE_LOAD_KEY = 'reload';

let lastPageLoad = Number(readSession(LAST_PAGE_LOAD_KEY));

/**
 * Asks the server for a page with a HEAD request. Without an answer, a page load would only lead to the browser's error
 * page, and the visitor would have nothing left to read. A redirect is an answer, wherever it leads: a page load follows it.
 */
export async function isReachable(url: URL): Promise<boolean> {
  if (!isOnline()) return false;
  try {
    const signal = AbortSignal.timeout(PROBE_TIMEOUT);
    const { status } = await fetch(url, { method: 'HEAD', redirect: 'manual', signal });
    // A proxy answers for a server that it does not reach.
    return status < 502 || status > 504;
  } catch {
    return false;
  }
}

/** Makes the browser load a page in full. */
export function loadFullPage(url: URL, kind: HistoryChange): void {
  const pageOf = ({ href }: URL | Location) => href.replace(/#.*/, '');
  if (pageOf(url) === pageOf(location)) {
    // The browser would only follow the fragment.
    if (url.href !== location.href) writeEntry(url, kind);
    location.reload();
  } else if (kind === 'push') location.assign(url);
  else location.replace(url);
}

/** Reloads a document that was cut short. What has arrived of it can still be read. */
export async function reloadCutDocument(): Promise<void> {
  const url = new URL(location.href);
  if ((await isReachable(url)) && claimPageLoad(url)) location.reload();
}

/**
 * Asks for a page load because a part has failed. At most one a minute is granted: a part that stays broken would cause
 * endless reloads. If the time cannot be stored, the same page is never reloaded.
 *
 * @returns false if there was one in the last minute.
 */
export function claimPageLoad(url: URL): boolean {
  const now = Date.now();
  const ago = now - lastPageLoad;
  // A time in the future was stored before the clock was set back.
  if (ago >= 0 && ago < MIN_INTERVAL) return false;
  lastPageLoad = now;
  return writeSession(LAST_PAGE_LOAD_KEY, now) || url.href !== location.href;
}
