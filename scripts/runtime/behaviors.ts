import { behaviors } from 'pointwork:site-modules';
import { BEHAVIOR_ATTRIBUTE } from '../shared/markers.ts';
import { idle, visible } from './when.ts';

/** Attaches every behavior below `root` when its element is near or the page is idle. The result detaches them. */
export function startBehaviors(root: ParentNode): () => void {
  const elements = root.querySelectorAll<HTMLElement>(`[${BEHAVIOR_ATTRIBUTE}]`);
  const stops = [...elements].map(startBehavior);
  return () => {
    for (const stop of stops) stop();
  };
}

function startBehavior(element: HTMLElement): () => void {
  const name = element.getAttribute(BEHAVIOR_ATTRIBUTE) ?? '';
  let isStarted = false;
  let isStopped = false;
  let detach = () => {};

  const attach = async () => {
    if (isStarted || isStopped) return;
    isStarted = true;
    try {
      const module = await behaviors[name]?.();
      if (module && !isStopped) detach = module.default(element);
    } catch (error) {
      console.error(`The behavior "${name}" did not start; its element stays as it was.`, error);
    }
  };

  const cancels = [visible(element, attach), idle(element, attach)];
  return () => {
    isStopped = true;
    for (const cancel of cancels) cancel();
    detach();
  };
}
