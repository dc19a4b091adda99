import { ISLAND_TAG } from '../../shared/markers.ts';
import { pageElement } from '../page/current-page.ts';
import { LIVING, startBehavior } from './behaviors.ts';
import { startIsland } from './islands.ts';

/** The islands and behaviors that have been started; each lives until its element goes. */
const lives = new Map<HTMLElement, AbortController>();

/** Starts the islands and behaviors of the document that do not run yet. */
export function wake(): void {
  for (const element of document.querySelectorAll<HTMLElement>(LIVING)) {
    if (lives.has(element)) continue;
    const life = new AbortController();
    lives.set(element, life);
    (element.matches(ISLAND_TAG) ? startIsland : startBehavior)(element, life.signal);
  }
}

/** Ends those inside the page, or all of them, before their elements go, and those whose elements have gone. */
export function sleep(isAll: boolean): void {
  const page = pageElement();
  for (const [element, life] of lives) {
    if (!isAll && element.isConnected && !page.contains(element)) continue;
    lives.delete(element);
    life.abort();
  }
}
