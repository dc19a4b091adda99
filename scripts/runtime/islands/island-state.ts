import {
  ISLAND_MODULE_ATTRIBUTE,
  ISLAND_STATE_ATTRIBUTE,
  type IslandState,
} from '../../shared/markers.ts';

export function setState(island: HTMLElement, state: IslandState): void {
  island.setAttribute(ISLAND_STATE_ATTRIBUTE, state);
}

export function markFailed(island: HTMLElement, error: unknown): void {
  setState(island, 'failed');
  console.error(`The island ${island.getAttribute(ISLAND_MODULE_ATTRIBUTE)} failed`, error);
}
