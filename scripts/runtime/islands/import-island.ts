import { importScript } from '../browser/import-script.ts';

/**
 * The exports of an island's script: a function that hydrates an element, and unmounts it when the signal is aborted.
 * It never rejects.
 */
export interface IslandScript {
  default: (element: HTMLElement, signal: AbortSignal) => Promise<void>;
}

export const importIsland = (url: string) => importScript<IslandScript>(url);
