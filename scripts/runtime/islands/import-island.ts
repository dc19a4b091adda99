import type { IslandState } from '../../shared/markers.ts';
import { importScript } from '../browser/import-script.ts';

/** The exports of an island's script: a function that hydrates an element; see hydrateIsland. It never rejects. */
export interface IslandScript {
  default: (element: HTMLElement, setState: SetState, signal: AbortSignal) => Promise<void>;
}

/** Says what has become of an island. @param error why it has failed. */
export type SetState = (state: IslandState, error?: unknown) => void;

export const importIsland = (url: string) => importScript<IslandScript>(url);
