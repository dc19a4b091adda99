import type { IslandState } from '../../shared/markers.ts';
import { withTimeout } from '../../shared/with-timeout.ts';

/** The exports of an island's script: a function that hydrates an element; see hydrateIsland. It never rejects. */
export interface IslandScript {
  default: (element: HTMLElement, setState: SetState, signal: AbortSignal) => Promise<void>;
}

/** Says what has become of an island. @param error why it has failed. */
export type SetState = (state: IslandState, error?: unknown) => void;

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
