import { dataset } from '../page/current-page.ts';

declare global {
  interface Navigator {
    /** https://wicg.github.io/netinfo/; Chromium alone has it. */
    readonly connection?: { readonly saveData: boolean; readonly effectiveType: string };
  }
}

/** The only file that reads `navigator`. False when the browser is sure; a connection it believes in may still fail. */
export const isOnline = () => navigator.onLine;

/** True when fetching ahead would be at the visitor's expense. */
export function isCostly(): boolean {
  const { connection } = navigator;
  return !isOnline() || !!connection?.saveData || /2g/.test(`${connection?.effectiveType}`);
}

/** Keeps `html[data-connection]`, and calls `onChange` when it changes. */
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
