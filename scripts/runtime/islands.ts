import type { HydrateTrigger } from '../shared/contracts.ts';
import {
  ISLAND_HYDRATE_ATTRIBUTE,
  ISLAND_MODULE_ATTRIBUTE,
  ISLAND_STATE_ATTRIBUTE,
  type IslandState,
} from '../shared/markers.ts';
import { importIsland } from './import-island.ts';
import { keepInteractions } from './interactions.ts';
import { isThere, leaveToBrowser, mayLeave } from './leave-to-browser.ts';
import { when } from './when.ts';

/**
 * Hydrates an island when it is due, or at once when somebody uses it before. Until then, and when it fails, its
 * prerendered markup stands and works as far as HTML does.
 *
 * @returns the function that cancels what is waiting and unmounts what is hydrated.
 */
export function startIsland(element: HTMLElement): () => void {
  const life = new AbortController();
  const { signal } = life;
  const url = element.getAttribute(ISLAND_MODULE_ATTRIBUTE) ?? '';
  const setState = (state: IslandState) => element.setAttribute(ISLAND_STATE_ATTRIBUTE, state);
  let isBusy = false;
  let unmount = () => {};
  let cancel = () => {};

  const hydrate = async () => {
    if (isBusy || signal.aborted) return;
    isBusy = true;
    cancel();
    setState('loading');
    const script = await importIsland(url).catch(onLost);
    if (signal.aborted || !script) return;
    try {
      unmount = await script.default(element, onFailed);
      setState('hydrated');
    } catch (error) {
      onFailed(error);
    }
    if (signal.aborted) unmount();
    replay();
  };

  const onFailed = (error: unknown) => {
    setState('failed');
    console.error(`The island ${url} failed`, error);
  };

  /** The script did not come. With a connection a fresh page may have it, without one it may come later. */
  const onLost = async (error: unknown) => {
    if (signal.aborted) return;
    onFailed(error);
    isBusy = false;
    const page = new URL(location.href);
    if (!(await isThere(page))) addEventListener('online', hydrate, { once: true, signal });
    else if (!signal.aborted && mayLeave(page)) void leaveToBrowser(page, signal);
    // Last, so that a form that is sent by this wins over the page load.
    replay();
  };

  const replay = keepInteractions(element, hydrate);
  const trigger = element.getAttribute(ISLAND_HYDRATE_ATTRIBUTE) as HydrateTrigger;
  cancel = (when[trigger] ?? when.visible)(element, hydrate);
  return () => {
    life.abort();
    cancel();
    unmount();
  };
}
