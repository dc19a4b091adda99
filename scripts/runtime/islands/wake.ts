import { ISLAND_TAG } from '../../shared/markers.ts';
import { ACTIVE_ELEMENTS, startBehavior } from './behaviors.ts';
import { startIsland } from './islands.ts';

/** The islands and behaviors that were started. Aborting the controller ends them. */
const controllers = new Map<HTMLElement, AbortController>();

/**
 * Ends the islands and behaviors whose elements have left the document, and starts those whose elements have come into
 * it.
 */
export function wake(): void {
  for (const [element, controller] of controllers) {
    if (element.isConnected) continue;
    controllers.delete(element);
    controller.abort();
  }
  for (const element of document.querySelectorAll<HTMLElement>(ACTIVE_ELEMENTS)) {
    if (controllers.has(element)) continue;
    const controller = new AbortController();
    controllers.set(element, controller);
    (element.matches(ISLAND_TAG) ? startIsland : startBehavior)(element, controller.signal);
  }
}
