import type { HydrateTrigger } from '../../shared/contracts.ts';
import { ISLAND_HYDRATE_ATTRIBUTE, ISLAND_MODULE_ATTRIBUTE } from '../../shared/markers.ts';
import { isReachable, leaveToBrowser, mayReload } from '../visit/leave-to-browser.ts';
import { importIsland } from './import-island.ts';
import { keepInteractions } from './interactions.ts';
import { markFailed, setState } from './island-state.ts';
import { when } from './when.ts';

/**
 * Hydrates an island when it is due, or at once when somebody uses it before. Until then, and when it fails, its
 * prerendered markup stands and works as far as HTML does.
 *
 * @param life its end cancels what is waiting and unmounts what is hydrated.
 */
export function startIsland(element: HTMLElement, life: AbortSignal): void {
  let isBusy = false;

  const hydrate = async () => {
    if (isBusy || life.aborted) return;
    isBusy = true;
    setState(element, 'loading');
    const url = element.getAttribute(ISLAND_MODULE_ATTRIBUTE) ?? '';
    const script = await importIsland(url).catch(onLost);
    if (life.aborted || !script) return;
    await script.default(element, life);
    replay();
  };

  /** The script did not come. With a connection a fresh page may have it, without one it may come later. */
  const onLost = async (error: unknown) => {
    if (life.aborted) return;
    markFailed(element, error);
    isBusy = false;
    const page = new URL(location.href);
    const mayCome = await isReachable(page);
    // Somebody has used the island meanwhile: it has another try.
    if (isBusy || life.aborted) return;
    if (!mayCome) addEventListener('online', hydrate, { once: true, signal: life });
    else if (mayReload(page)) void leaveToBrowser(page, life);
    // Last, so that a form that is sent by this wins over the page load.
    replay();
  };

  const replay = keepInteractions(element, hydrate);
  const trigger = element.getAttribute(ISLAND_HYDRATE_ATTRIBUTE) as HydrateTrigger;
  when[trigger](element, hydrate, life);
}
