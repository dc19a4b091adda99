import type { BehaviorModule } from '../../shared/contracts.ts';
import {
  BEHAVIOR_MODULE_ATTRIBUTE,
  BEHAVIOR_NEAR_ATTRIBUTE,
  ISLAND_TAG,
} from '../../shared/markers.ts';
import { importScript } from '../browser/import-script.ts';
import { startIsland } from './islands.ts';
import { idle, visible } from './triggers.ts';

/** Matches islands and elements with a behavior, but not those whose behavior has thrown. */
const ACTIVE_ELEMENTS = `${ISLAND_TAG}, [${BEHAVIOR_MODULE_ATTRIBUTE}]`;

/** The islands and behaviors that were started. Aborting the controller ends them. */
const controllers = new Map<HTMLElement, AbortController>();

/**
 * Ends the islands and behaviors whose elements have left the document, and starts those whose elements have come into
 * it. What was lost starts again: at the next visit, or when the browser is online again.
 */
export function wake(): void {
  for (const element of controllers.keys()) if (!element.isConnected) stop(element);
  for (const element of document.querySelectorAll<HTMLElement>(ACTIVE_ELEMENTS)) {
    if (controllers.has(element)) continue;
    const controller = new AbortController();
    controllers.set(element, controller);
    const start = element.matches(ISLAND_TAG) ? startIsland : startBehavior;
    start(element, controller.signal, () => stop(element));
  }
}

function stop(element: HTMLElement): void {
  controllers.get(element)?.abort();
  controllers.delete(element);
}

/**
 * Attaches an element's behavior when the element is near or the page is idle; with `data-behavior-near`, only when it
 * is near. If the behavior throws, the element is restored, unless there is an island or a behavior inside it.
 *
 * @param signal when aborted, a waiting behavior is cancelled and an attached one is detached.
 * @param end called when its script does not load. The element is then what it is without script.
 */
function startBehavior(element: HTMLElement, signal: AbortSignal, end: () => void): void {
  const url = element.getAttribute(BEHAVIOR_MODULE_ATTRIBUTE) ?? '';
  let isStarted = false;

  const attach = async () => {
    if (isStarted) return;
    isStarted = true;
    let behavior: BehaviorModule | undefined;
    let before: HTMLElement | undefined;
    try {
      behavior = await importScript<BehaviorModule>(url);
      if (signal.aborted) return;
      // A copy would lose the islands and behaviors inside.
      if (!element.querySelector(ACTIVE_ELEMENTS)) {
        before = element.cloneNode(true) as HTMLElement;
        before.removeAttribute(BEHAVIOR_MODULE_ATTRIBUTE);
      }
      // If detaching throws, the browser reports it.
      signal.addEventListener('abort', behavior.default(element));
    } catch (error) {
      if (before) element.replaceWith(before);
      console.error(`The behavior ${url} failed`, error);
      if (!behavior) end();
    }
  };

  visible(element, attach, signal);
  if (!element.hasAttribute(BEHAVIOR_NEAR_ATTRIBUTE)) idle(element, attach, signal);
}
