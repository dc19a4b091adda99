import { withTimeout } from '../../shared/with-timeout.ts';

/**
 * The exports of an island's script: a function that hydrates an element, and unmounts it when the signal is aborted.
 * It never rejects.
 */
export interface IslandScript {
  default: (element: HTMLElement, signal: AbortSignal) => Promise<void>;
}

/** How long a script may take, with its second try, in milliseconds. */
const SCRIPT_TIMEOUT = 120_000;

/**
 * Imports an island's script, and tries again once if that fails. Browsers remember failed imports, so the second try
 * has another URL. Only the island's own file gets that URL, not the files it imports: they include React, of which
 * there must not be a second copy.
 */
export function importIsland(url: string): Promise<IslandScript> {
  const script = import(url).catch(() => import(`${url}?retry=${Date.now()}`));
  return withTimeout<IslandScript>(script, SCRIPT_TIMEOUT, 'no answer');
}
