/** What an island's script exports: hydrates its element, and unmounts it when its life ends. Never rejects. */
export interface IslandScript {
  default: (element: HTMLElement, life: AbortSignal) => Promise<void>;
}

/** Milliseconds after which a script that has not come counts as failed. */
const SCRIPT_TIMEOUT = 120_000;

let retries = 0;

/**
 * Imports an island's script; a failure gets one more try. That has another URL each time, since browsers remember
 * failures; only the entry has: a second copy of React would not do.
 */
export function importIsland(url: string): Promise<IslandScript> {
  return inTime(import(url)).catch(() => inTime(import(`${url}?retry=${++retries}`)));
}

function inTime(script: Promise<IslandScript>): Promise<IslandScript> {
  const limit = new Promise<never>((_, reject) => setTimeout(reject, SCRIPT_TIMEOUT, 'no answer'));
  return Promise.race([script, limit]);
}
