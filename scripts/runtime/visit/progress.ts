import { progressBar } from 'pointwork:on-demand';
import { dataset } from '../browser/dataset.ts';
import type { Visit } from './visit.ts';

/** The bar shows after this many milliseconds; a faster visit does not need one. */
const THROTTLE = 200;
/** How long the bar takes to its end, in milliseconds. */
const DURATION = 5000;
/** How long the full bar stays, in milliseconds. */
const HIDE_DELAY = 500;
const TICK = 100;

/** The newest visit, because an older one must not end the bar. */
let owner: Visit | undefined;
let timer: ReturnType<typeof setTimeout>;
/** How far the bar has come, from 0 to 1. */
let done = 0;
let bar: Awaited<ReturnType<typeof progressBar>> | undefined;

export async function startProgress(visit: Visit): Promise<void> {
  owner = visit;
  dataset.progress = 'running';
  // After a redirect, it goes on from where it is.
  if (!visit.redirects) done = 0;
  const tick = () => {
    done += TICK / DURATION;
    bar?.showBar(done);
    schedule(tick, TICK);
  };
  schedule(tick, THROTTLE);
  // If the script does not load, there is no bar, but the document's state is the same.
  bar ??= await progressBar().catch(() => undefined);
}

/** Ends the bar. With `failed`, it is shown even if it was not before. */
export function endProgress(visit: Visit, state: 'idle' | 'failed'): void {
  if (visit !== owner) return;
  owner = undefined;
  dataset.progress = state;
  bar?.fillBar(state === 'failed');
  schedule(() => {
    dataset.progress = 'idle';
    bar?.hideBar();
  }, HIDE_DELAY);
}

function schedule(next: () => void, delay: number): void {
  clearTimeout(timer);
  timer = setTimeout(next, delay);
}
