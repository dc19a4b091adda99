import { isCostly } from '../browser/connection.ts';
import { currentPage } from '../page/current-page.ts';
import { destinationOf } from './links.ts';
import { findRoute, loadLook, loadPayload } from './page-parts.ts';

/** Milliseconds that a pointer rests on a link before it counts as interest (instant.page's measured figure). */
const HOVER = 65;
const AT_ONCE = 2;

let running = 0;
let hover = 0;

/** Fetches the page of a link that a visitor is about to follow. */
export function startPrefetch(): void {
  document.addEventListener('pointerover', (event) => {
    clearTimeout(hover);
    hover = window.setTimeout(prefetch, HOVER, event);
  });
  document.addEventListener('touchstart', prefetch, { passive: true });
  document.addEventListener('focusin', prefetch);
  // The visit fetches for itself.
  document.addEventListener('visit:start', () => clearTimeout(hover));
}

async function prefetch(event: Event): Promise<void> {
  const path = destinationOf(event)?.path;
  if (!path || path === currentPage().path || running === AT_ONCE || isCostly()) return;
  running++;
  try {
    const route = await findRoute(path);
    if (!route?.status) await loadLook(await loadPayload(path, route));
  } catch {
    // A guess that did not come off. The visit, if there is one, finds out for itself.
  }
  running--;
}
