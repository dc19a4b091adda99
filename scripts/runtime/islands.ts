import type { HydrateTrigger } from '../shared/contracts.ts';
import { ISLAND, ISLAND_TAG, type IslandState } from '../shared/markers.ts';
import { when } from './when.ts';

/** What an island's script exports: hydrates the element, returns its unmount. */
export interface IslandScript {
  default: (element: HTMLElement) => () => void;
}

/** Schedules every island below `root`. The result cancels what is waiting and unmounts what is hydrated. */
export function startIslands(root: ParentNode): () => void {
  const stops = [...root.querySelectorAll<HTMLElement>(ISLAND_TAG)].map(startIsland);
  return () => {
    for (const stop of stops) stop();
  };
}

function startIsland(element: HTMLElement): () => void {
  const trigger = (element.getAttribute(ISLAND.hydrate) ?? 'visible') as HydrateTrigger;
  let isStopped = false;
  let unmount = () => {};
  const setState = (state: IslandState) => element.setAttribute(ISLAND.state, state);

  const hydrate = async () => {
    setState('loading');
    try {
      const url = element.getAttribute(ISLAND.module) ?? '';
      const { default: hydrateIsland }: IslandScript = await import(url);
      if (isStopped) return;
      unmount = hydrateIsland(element);
      setState('hydrated');
    } catch (error) {
      // The prerendered markup stays as it is and stays usable.
      setState('failed');
      console.error(`The island ${element.getAttribute(ISLAND.module)} did not start.`, error);
    }
  };

  const cancel = when[trigger](element, hydrate);
  return () => {
    isStopped = true;
    cancel();
    unmount();
  };
}
