import { isOnline } from '../browser/connection.ts';
import { readSession, writeSession } from '../browser/session-storage.ts';

/** Milliseconds between two page loads that the runtime starts because a part has failed. */
const ONE_MINUTE = 60_000;

/** Milliseconds that the server gets to prove that a page load would bring anything. */
const PROOF = 3000;

const KEY = 'pointwork-left';

let leftAt = Number(readSession(KEY));

/** Tells whether the server answers for a page: leaving for one that cannot be had would leave no words to read. */
export async function isReachable(url: URL): Promise<boolean> {
  const proof = { method: 'HEAD', signal: AbortSignal.timeout(PROOF) };
  try {
    return isOnline() && !!(await fetch(url, proof));
  } catch {
    return false;
  }
}

/**
 * Hands a visit to the browser: a full page load, which gives way to a newer visit. Never resolves, so that nothing can
 * follow.
 */
export function leaveToBrowser(url: URL, signal?: AbortSignal): Promise<never> {
  signal?.addEventListener('abort', () => stop());
  if (url.href === location.href) location.reload();
  else location.assign(url);
  return new Promise(() => {});
}

/** Loads a document that has been cut short once more. What has come of it stays to be read. */
export async function reloadCutDocument(): Promise<void> {
  const url = new URL(location.href);
  if ((await isReachable(url)) && mayReload(url)) location.reload();
}

/**
 * Tells whether a failed part may be answered by a full page load: once a minute, or a part that stays broken would
 * load the page again and again. What cannot be remembered might do so, too.
 */
export function mayReload(url: URL): boolean {
  const now = Date.now();
  if (now - leftAt < ONE_MINUTE) return false;
  leftAt = now;
  return writeSession(KEY, now) || url.href !== location.href;
}
