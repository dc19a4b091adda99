import type { IslandState } from '../../shared/markers.ts';
import { importScript } from '../browser/import-script.ts';
import type { FindSuccessors } from './successors.ts';

/** The exports of an island's script. */
export interface IslandScript {
  /** Hydrates an element; see hydrateIsland. It never rejects. */
  default: (element: HTMLElement, setState: SetState, signal: AbortSignal) => Promise<void>;
  findSuccessors: FindSuccessors;
}

/** Says what has become of an island. @param error why it has failed. */
export type SetState = (state: IslandState, error?: unknown) => void;

export const importIsland = (url: string) => importScript<IslandScript>(url);
