import type { BehaviorModule } from '../../shared/contracts.ts';
import {
  BEHAVIOR_ATTRIBUTE,
  BEHAVIOR_MODULE_ATTRIBUTE,
  BEHAVIOR_WHEN_ATTRIBUTE,
  ISLAND_TAG,
} from '../../shared/markers.ts';
import { idle, visible } from './when.ts';

/** Finds islands and the elements of behaviors. */
export const LIVING = `${ISLAND_TAG}, [${BEHAVIOR_ATTRIBUTE}]`;

/**
 * Attaches an element's behavior when the element is near or the page is idle; with `data-behavior-when`, only when it
 * is near. One that throws leaves its element as it was, or, where something lives inside it, that alive.
 *
 * @param life its end cancels what is waiting and detaches what is attached.
 */
export function startBehavior(element: HTMLElement, life: AbortSignal): void {
  const url = element.getAttribute(BEHAVIOR_MODULE_ATTRIBUTE) ?? '';
  let isStarted = false;

  const attach = async () => {
    if (isStarted) return;
    isStarted = true;
    let before: Node | undefined;
    try {
      const module: BehaviorModule = await import(url);
      if (life.aborted) return;
      // A copy of what lives would be dead.
      if (!element.querySelector(LIVING)) before = element.cloneNode(true);
      const detach = module.default(element);
      life.addEventListener('abort', () => {
        try {
          detach();
        } catch (error) {
          fail(error);
        }
      });
    } catch (error) {
      if (before) element.replaceWith(before);
      fail(error);
    }
  };
  const fail = (error: unknown) => console.error(`The behavior ${url} failed`, error);

  visible(element, attach, life);
  if (!element.hasAttribute(BEHAVIOR_WHEN_ATTRIBUTE)) idle(element, attach, life);
}
