import type { ComponentType, ReactNode } from 'react';
import type { IslandModule, Json } from '../../../shared/contracts.ts';
import { ISLAND_TAG } from '../../../shared/markers.ts';
import type { ReactBuild } from './open-bundle.ts';

/** An island that a page has asked for while it was rendered. */
export interface IslandUse {
  module: IslandModule;
  /** Source file, relative to the root. */
  file: string;
  props: Record<string, unknown>;
}

/**
 * What stands in for `*.island.tsx` modules while pages render.
 *
 * Each island is to be a React root of its own, so it must be rendered on its own: rendered inside the page,
 * its `useId` would count from the page's root and differ in the browser. So a page that renders inside a
 * `Collector` gets an empty slot for each island, and the island is noted. Without a Collector — inside another
 * island — an island is a plain component.
 */
export interface IslandSlots {
  Collector: ComponentType<{ value: IslandUse[]; children?: ReactNode }>;
  islandSlot: (module: IslandModule, file: string) => ComponentType<Record<string, unknown>>;
}

/** The slot of the n-th island in the HTML of a page. */
export const SLOT = new RegExp(`<${ISLAND_TAG} data-slot="(\\d+)"></${ISLAND_TAG}>`, 'g');

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
