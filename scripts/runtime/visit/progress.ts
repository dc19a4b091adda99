import { progressBar } from 'pointwork:site-modules';
import { dataset } from '../page/current-page.ts';
import type { Visit } from './visit.ts';

/** Milliseconds before the bar shows: a faster visit needs none. */
const THROTTLE = 200;
/** Milliseconds in which the bar reaches its end. */
const DURATION = 5000;
/** Milliseconds for which the full bar stays. */
const HIDE = 500;
const TICK = 100;

/** The newest visit: an older one cannot end the bar. */
let owner: Visit | undefined;
let timer = 0;
let bar: Awaited<ReturnType<typeof progressBar>> | undefined;

export async function startProgress(visit: Visit): Promise<void> {
  owner = visit;
  dataset.progress = 'running';
  let done = 0;
  const tick = () => {
    done += TICK / DURATION;
    bar?.showBar(done);
    schedule(tick, TICK);
  };
  schedule(tick, THROTTLE);
  // Without its script there is no bar; the state on the document tells the same.
  bar ??= await progressBar().catch(() => undefined);
}

/** Ends the bar; `failed` also shows it, when it has not been shown yet. */
export function endProgress(visit: Visit, state: 'idle' | 'failed'): void {
  if (visit !== owner) return;
  owner = undefined;
  dataset.progress = state;
  if (state === 'failed' || bar?.isBarShown()) bar?.showBar(1);
  schedule(() => {
    dataset.progress = 'idle';
    bar?.hideBar();
  }, HIDE);
}

function schedule(next: () => void, delay: number): void {
  clearTimeout(timer);
  timer = window.setTimeout(next, delay);
}
