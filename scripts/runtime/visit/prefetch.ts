import { isCostly } from '../browser/connection.ts';
import { currentPage } from '../page/document.ts';
import { loadLayoutAndStyles, loadManifest, loadPayload } from '../page/page-parts.ts';
import { destinationOf } from './links.ts';

/**
 * How long interest must rest on a link, in milliseconds: that of a pointer as measured by instant.page, that of the
 * keyboard longer than from one press of the tab key to the next.
 */
const REST_DELAYS = { pointerover: 65, focusin: 200 };
const MAX_AT_ONCE = 2;

/** How long a prefetched payload may be used, in milliseconds. */
const LIFETIME = 30_000;

let running = 0;
let restTimer: ReturnType<typeof setTimeout>;

/** From now on, fetches the page of a link that a visitor points at, touches or focuses. */
export function startPrefetch(): void {
  for (const [type, delay] of Object.entries(REST_DELAYS)) {
    document.addEventListener(type, (event) => {
      clearTimeout(restTimer);
      restTimer = setTimeout(prefetch, delay, event);
    });
  }
  document.addEventListener('touchstart', prefetch, { passive: true });
  // Interest may be lost again, or become a click.
  for (const type of ['pointerout', 'focusout', 'click']) {
    document.addEventListener(type, () => clearTimeout(restTimer));
  }
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
      await loadLayoutAndStyles(payload, manifest);
    }
  } catch {
    // It was only a guess. If there is a visit, it will find out itself.
  }
  running--;
}
