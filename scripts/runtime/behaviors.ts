import type { BehaviorModule } from '../shared/contracts.ts';
import { BEHAVIOR_MODULE_ATTRIBUTE, BEHAVIOR_WHEN_ATTRIBUTE } from '../shared/markers.ts';
import { idle, visible } from './when.ts';

/**
 * Attaches an element's behavior when the element is near or the page is idle; with `data-behavior-when`, only when it
 * is near. One that throws leaves its element as it was.
 *
 * @returns the function that cancels what is waiting and detaches what is attached.
 */
export function startBehavior(element: HTMLElement): () => void {
  const url = element.getAttribute(BEHAVIOR_MODULE_ATTRIBUTE) ?? '';
  let isStopped = false;
  let detach = () => {};

  const attach = async () => {
    stopWaiting();
    let before: Node | undefined;
    try {
      const module: BehaviorModule = await import(url);
      before = element.cloneNode(true);
      if (!isStopped) detach = module.default(element);
    } catch (error) {
      // One that did not arrive has changed nothing.
      if (before) element.replaceWith(before);
      console.error(`The behavior ${url} failed`, error);
    }
  };

  const stopLooking = visible(element, attach);
  const stopIdling = element.hasAttribute(BEHAVIOR_WHEN_ATTRIBUTE)
    ? () => {}
    : idle(element, attach);
  const stopWaiting = () => {
    stopLooking();
    stopIdling();
  };
  return () => {
    isStopped = true;
    stopWaiting();
    detach();
  };
}
