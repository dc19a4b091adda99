import { dataset } from './dataset.ts';

declare global {
  interface Navigator {
    /** https://wicg.github.io/netinfo/: Chromium 153 has it, Firefox 153 and WebKitGTK 2.50 do not. */
    readonly connection?: { readonly saveData: boolean; readonly effectiveType: string };
  }
}

export const OFFLINE_NOTICE = 'You are offline. You can keep reading.';

/** False when the browser knows that it is offline. When it believes itself to be online, a request may still fail. */
export const isOnline = () => navigator.onLine;

/** True when prefetching would cost the visitor too much. */
export function isCostly(): boolean {
  const { connection } = navigator;
  return !isOnline() || connection?.saveData || /2g/.test(connection?.effectiveType ?? '');
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
