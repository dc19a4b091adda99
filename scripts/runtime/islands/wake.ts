import { ISLAND_TAG } from '../../shared/markers.ts';
import { ACTIVE_ELEMENTS, startBehavior } from './behaviors.ts';
import { startIsland } from './islands.ts';

/** The islands and behaviors that were started. Aborting the controller ends them. */
const controllers = new Map<HTMLElement, AbortController>();

/**
 * Ends the islands and behaviors whose elements have left the document, and starts those whose elements have come into
 * it. What was lost starts again: what belongs to the layout is still there at the next visit.
 */
export function wake(): void {
  for (const element of controllers.keys()) if (!element.isConnected) end(element);
  for (const element of document.querySelectorAll<HTMLElement>(ACTIVE_ELEMENTS)) {
    if (controllers.has(element)) continue;
    const controller = new AbortController();
    controllers.set(element, controller);
    const start = element.matches(ISLAND_TAG) ? startIsland : startBehavior;
    start(element, controller.signal, () => end(element));
  }
}

function end(element: HTMLElement): void {
  controllers.get(element)?.abort();
  controllers.delete(element);
}
