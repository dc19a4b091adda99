import { BEHAVIOR_ATTRIBUTE, ISLAND_TAG } from '../shared/markers.ts';
import { startBehavior } from './behaviors.ts';
import { pageElement } from './current-page.ts';
import { startIsland } from './islands.ts';

/** The islands and behaviors that have been started, and how each is stopped. */
const stops = new Map<HTMLElement, () => void>();

/** Starts the islands and behaviors of the document that do not run yet. */
export function wake(): void {
  for (const element of document.querySelectorAll<HTMLElement>(
    `${ISLAND_TAG}, [${BEHAVIOR_ATTRIBUTE}]`,
  )) {
    if (stops.has(element)) continue;
    const start = element.matches(ISLAND_TAG) ? startIsland : startBehavior;
    stops.set(element, start(element));
  }
}

/** Stops those inside the page, or all of them, before their elements go, and those whose elements have gone. */
export function sleep(isAll: boolean): void {
  const page = pageElement();
  for (const [element, stop] of stops) {
    if (!isAll && element.isConnected && !page.contains(element)) continue;
    stops.delete(element);
    try {
      stop();
    } catch (error) {
      console.error(error);
    }
  }
}
