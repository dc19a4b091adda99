import { ISLAND_TAG } from '../../shared/markers.ts';
import { pageElement } from '../page/current-page.ts';
import { ACTIVE_ELEMENTS, startBehavior } from './behaviors.ts';
import { startIsland } from './islands.ts';

/** The islands and behaviors that were started. Aborting the controller ends them. */
const controllers = new Map<HTMLElement, AbortController>();

/** Starts the islands and behaviors in the document that are not running yet. */
export function wake(): void {
  for (const element of document.querySelectorAll<HTMLElement>(ACTIVE_ELEMENTS)) {
    if (controllers.has(element)) continue;
    const controller = new AbortController();
    controllers.set(element, controller);
    (element.matches(ISLAND_TAG) ? startIsland : startBehavior)(element, controller.signal);
  }
}

/**
 * Ends the islands and behaviors in the page, or all of them, before their elements are removed; also those whose
 * elements are gone.
 */
export function sleep(isAll: boolean): void {
  const page = pageElement();
  for (const [element, controller] of controllers) {
    if (!isAll && element.isConnected && !page.contains(element)) continue;
    controllers.delete(element);
    controller.abort();
  }
}
