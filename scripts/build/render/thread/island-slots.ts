import type { ComponentType, ReactNode } from 'react';
import type { IslandModule, Json } from '../../../shared/contracts.ts';
import { ISLAND_TAG } from '../../../shared/markers.ts';
import type { Renderer } from './open-bundle.ts';

/** An island of a page, as it was met while the page was rendered. */
export interface RecordedIsland {
  module: IslandModule;
  /** Source file, relative to the root. */
  file: string;
  props: Record<string, unknown>;
}

/**
 * Stands for `*.island.tsx` modules while pages are rendered.
 *
 * In the browser, each island is a separate React root, so it must be rendered separately here: otherwise `useId` would
 * return other ids than in the browser. That is why a page is rendered inside a `Collector`: each island in it becomes an
 * empty slot and is recorded. Islands themselves are rendered without a Collector, so an island inside another one is an
 * ordinary component.
 */
export interface IslandSlots {
  Collector: ComponentType<{ value: RecordedIsland[]; children?: ReactNode }>;
  islandSlot: (module: IslandModule, file: string) => ComponentType<Record<string, unknown>>;
}

/** Matches the slot of the n-th island in the HTML of a page. */
export const ISLAND_SLOT = new RegExp(`<${ISLAND_TAG} data-slot="(\\d+)"></${ISLAND_TAG}>`, 'g');

export function createIslandSlots(react: Renderer['react']): IslandSlots {
  const Islands = react.createContext<RecordedIsland[] | null>(null);
  const islandSlot: IslandSlots['islandSlot'] = (module, file) =>
    function IslandSlot(props) {
      const recorded = react.useContext(Islands);
      if (!recorded) return react.createElement(module.default, props as Record<string, Json>);
      recorded.push({ module, file, props });
      return react.createElement(ISLAND_TAG, { 'data-slot': recorded.length - 1 });
    };
  return { Collector: Islands.Provider as IslandSlots['Collector'], islandSlot };
}
