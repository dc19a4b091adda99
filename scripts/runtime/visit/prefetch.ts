import { isCostly } from '../browser/connection.ts';
import { currentPage } from '../page/document.ts';
import { destinationOf } from './links.ts';
import { loadLayoutAndStyles, loadManifest, loadPayload } from './page-parts.ts';

/**
 * How long a pointer must rest on a link, in milliseconds, to show interest (as measured by instant.page).
 */
const HOVER_DELAY = 65;
const MAX_AT_ONCE = 2;

/** How long a prefetched payload may be used, in milliseconds. */
const LIFETIME = 30_000;

let running = 0;
let hoverTimer: ReturnType<typeof setTimeout>;

/** From now on, fetches the page of a link that a visitor points at, touches or focuses. */
export function startPrefetch(): void {
  document.addEventListener('pointerover', (event) => {
    clearTimeout(hoverTimer);
    hoverTimer = setTimeout(prefetch, HOVER_DELAY, event);
  });
  document.addEventListener('touchstart', prefetch, { passive: true });
  document.addEventListener('focusin', prefetch);
  // The visit fetches what it needs itself.
  document.addEventListener('click', () => clearTimeout(hoverTimer));
}

async function prefetch(event: Event): Promise<void> {
  const path = destinationOf(event)?.path;
  if (!path || path === currentPage().path || running === MAX_AT_ONCE || isCostly()) return;
  running++;
  try {
    const manifest = await loadManifest(path);
    const route = manifest?.routes[path];
    if (!manifest || route?.payload) {
      const payload = await loadPayload(path, route, { lifetime: LIFETIME });
      // A newer version brings its own layouts, with its document.
      if (payload.version === currentPage().version) await loadLayoutAndStyles(payload);
    }
  } catch {
    // It was only a guess. If there is a visit, it will find out itself.
  }
  running--;
}
