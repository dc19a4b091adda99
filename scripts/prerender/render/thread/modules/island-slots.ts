import { createContext, createElement, type FunctionComponent, useContext } from 'react';
import type { IslandModule, Json } from '../../../../shared/contracts.ts';
import { DEFAULT_HYDRATE, type HydrateTrigger } from '../../../../shared/hydrate-triggers.ts';
import { ISLAND_TAG, SLOT_ATTRIBUTE } from '../../../../shared/markers.ts';

/** An island found while its page was rendered. */
export interface RecordedIsland {
  module: IslandModule;
  /** Source file, relative to the root. */
  file: string;
  props: Record<string, unknown>;
  hydrate: HydrateTrigger;
}

/**
 * In the browser, each island is a separate React root, so it must be rendered separately here: otherwise `useId` would
 * return different ids there. That is why a page is rendered inside this context: each island in it becomes an empty
 * slot and is recorded. Islands themselves are rendered without it, so an island inside another one is an ordinary
 * component.
 */
export const RecordedIslands = createContext<RecordedIsland[] | null>(null);

/** Makes the component that stands for an island while pages are rendered. */
export function islandSlot(
  module: IslandModule,
  file: string,
): FunctionComponent<Record<string, unknown>> {
  return function IslandSlot(props) {
    const recorded = useContext(RecordedIslands);
    if (!recorded) return createElement(module.default, props as Record<string, Json>);
    recorded.push({ module, file, props, hydrate: module.hydrate ?? DEFAULT_HYDRATE });
    return createElement(ISLAND_TAG, { [SLOT_ATTRIBUTE]: recorded.length - 1 });
  };
}
