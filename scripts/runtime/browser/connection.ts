import { dataset } from './dataset.ts';

declare global {
  interface Navigator {
    /** https://wicg.github.io/netinfo/; only Chromium has it. */
    readonly connection?: { readonly saveData: boolean; readonly effectiveType: string };
  }
}

/** After how many milliseconds a host that does not answer is asked again: for that, the browser has no event. */
export const RETRY_DELAY = 10_000;

/** How long the server may take to prove that it can be reached, in milliseconds. */
const PROBE_TIMEOUT = 3000;

/** False when the browser knows that it is offline. When it believes itself to be online, a request may still fail. */
export const isOnline = () => navigator.onLine;

/** True when prefetching would cost the visitor too much. */
export function isCostly(): boolean {
  const { connection } = navigator;
  return !isOnline() || connection?.saveData || /2g/.test(connection?.effectiveType ?? '');
}

/**
 * Asks the server for a page with a HEAD request. Without an answer, a page load would only lead to the browser's error
 * page, and the visitor would have nothing left to read. A redirect is an answer, wherever it leads: a page load follows it.
 */
export async function isReachable(url: URL): Promise<boolean> {
  if (!isOnline()) return false;
  const signal = AbortSignal.timeout(PROBE_TIMEOUT);
  return fetch(url, { method: 'HEAD', redirect: 'manual', signal }).then(
    // A proxy answers for a server that it does not reach.
    ({ status }) => status < 502 || status > 504,
    () => false,
  );
}

/** Keeps `html[data-connection]` up to date, and calls `onChange` when it changes. */
export function watchConnection(onChange: () => void): void {
  const show = () => {
    dataset.connection = isOnline() ? 'online' : 'offline';
  };
  show();
  for (const type of ['online', 'offline']) {
    addEventListener(type, () => {
      show();
      onChange();
    });
  }
}
