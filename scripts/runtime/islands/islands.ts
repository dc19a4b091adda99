import type { HydrateTrigger } from '../../shared/hydrate-triggers.ts';
import {
  ISLAND_HYDRATE_ATTRIBUTE,
  ISLAND_MODULE_ATTRIBUTE,
  ISLAND_STATE_ATTRIBUTE,
  type IslandState,
} from '../../shared/markers.ts';
import { claimPageLoad } from '../browser/full-loads.ts';
import { importScript } from '../browser/import-script.ts';
import { hasHostAnswered } from '../page/page-parts.ts';
import type { WaitingIsland } from './hydrate-island.ts';
import { recordInteractions } from './interactions.ts';
import { triggers } from './triggers.ts';

/** What an island's script exports; see hydrateIsland. */
type IslandScript = { default: (island: WaitingIsland) => Promise<void> };

/**
 * Matches while a page load would disturb: someone filling in a form would lose their place, and anything typed before
 * the page is back; someone on the way to another page would be held back.
 */
const BUSY = 'form :focus,[data-progress=running]';

/**
 * Hydrates an island when it is due, or at once when somebody uses it. Until then, and if hydration fails, its
 * prerendered markup stays and works as far as HTML does.
 *
 * @param signal when aborted, waiting is cancelled and a hydrated island is unmounted.
 * @param end called when its script does not load.
 */
export function startIsland(element: HTMLElement, signal: AbortSignal, end: () => void): void {
  const url = element.getAttribute(ISLAND_MODULE_ATTRIBUTE) ?? '';
  let isStarted = false;

  const setState = (state: IslandState, error?: unknown) => {
    element.setAttribute(ISLAND_STATE_ATTRIBUTE, state);
    if (state === 'failed') console.error(`The island ${url} failed`, error);
  };

  const hydrate = async () => {
    if (isStarted || signal.aborted) return;
    isStarted = true;
    setState('loading');
    const script = await importScript<IslandScript>(url).catch(onLost);
    if (signal.aborted || !script) return;
    await script.default({ element, signal, setState, recorded, stopRecording: stop });
  };

  /** The script did not load. A page load may help. */
  const onLost = async (error: unknown) => {
    if (signal.aborted) return;
    setState('failed', error);
    // A page load would bring the browser's error page.
    const mayLoad = await hasHostAnswered(performance.now());
    if (signal.aborted) return;
    if (mayLoad && !document.querySelector(BUSY) && claimPageLoad()) {
      // A visit that begins now wins.
      document.addEventListener('visit:start', () => window.stop(), { once: true });
      location.reload();
    }
    // A form that this submits wins over the page load.
    submit();
    end();
  };

  const { recorded, stop, submit } = recordInteractions(element, hydrate, signal);
  const trigger = element.getAttribute(ISLAND_HYDRATE_ATTRIBUTE) as HydrateTrigger;
  triggers[trigger](element, hydrate, signal);
}
