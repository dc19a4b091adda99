import type { ComponentType, ReactNode } from 'react';
import type { IslandModule, Json } from '../../../shared/contracts.ts';
import { ISLAND_TAG } from '../../../shared/markers.ts';
import type { ReactBuild } from './open-bundle.ts';

/** An island that was used while a page was rendered. */
export interface IslandUse {
  module: IslandModule;
  /** Source file, relative to the root. */
  file: string;
  props: Record<string, unknown>;
}

/**
 * Replaces `*.island.tsx` modules while pages are rendered.
 *
 * Each island will be a separate React root, so it must be rendered separately: inside of the page, `useId` would count
 * from the page's root, and the ids would differ in the browser. A page that is rendered inside of a `Collector`
 * therefore gets an empty slot for each island, and the island is recorded. Without a Collector, that is inside of
 * another island, an island is a plain component.
 */
export interface IslandSlots {
  Collector: ComponentType<{ value: IslandUse[]; children?: ReactNode }>;
  islandSlot: (module: IslandModule, file: string) => ComponentType<Record<string, unknown>>;
}

/** Matches the slot of the n-th island in the HTML of a page. */
export const ISLAND_SLOT = new RegExp(`<${ISLAND_TAG} data-slot="(\\d+)"></${ISLAND_TAG}>`, 'g');

export function createIslandSlots({ react }: ReactBuild): IslandSlots {
  const Uses = react.createContext<IslandUse[] | null>(null);
  const islandSlot: IslandSlots['islandSlot'] = (module, file) =>
    function IslandSlot(props) {
      const uses = react.useContext(Uses);
      if (!uses) return react.createElement(module.default, props as Record<string, Json>);
      uses.push({ module, file, props });
      return react.createElement(ISLAND_TAG, { 'data-slot': uses.length - 1 });
    };
  return { Collector: Uses.Provider as IslandSlots['Collector'], islandSlot };
}
