import { progressBar } from 'pointwork:on-demand';
import { dataset } from '../browser/dataset.ts';
import { trustedHtml } from '../page/document.ts';

/** The bar shows after this many milliseconds; a faster visit does not need one. */
const THROTTLE = 200;
/** How long the bar takes to its end, in milliseconds. */
const DURATION = 5000;
/** How long the full bar stays, in milliseconds. */
const HIDE_DELAY = 500;
const TICK = 100;

const TEMPLATE = trustedHtml('<div class="bar"></div>');

let timer: ReturnType<typeof setTimeout>;
/** How far the bar has come, from 0 to 1; 0 until it shows. */
let share = 0;
let bar: Awaited<ReturnType<typeof progressBar>> | undefined;

/** @param isRedirect after a redirect, the bar goes on from where it is. */
export async function startProgress(isRedirect = false): Promise<void> {
  dataset.progress = 'running';
  if (!isRedirect) share = 0;
  const tick = () => {
    share += TICK / DURATION;
    bar?.showBar(share, TEMPLATE);
    schedule(tick, TICK);
  };
  schedule(tick, THROTTLE);
  // If the script does not load, there is no bar, but the document's state is the same.
  bar ??= await progressBar().catch(() => undefined);
}

/** Ends the bar, unless it has ended already. With `failed`, it is shown even if it was not before. */
export function endProgress(state: 'idle' | 'failed'): void {
  if (dataset.progress !== 'running') return;
  dataset.progress = state;
  if (share || state === 'failed') bar?.showBar(1, TEMPLATE);
  schedule(() => {
    dataset.progress = 'idle';
    bar?.hideBar();
  }, HIDE_DELAY);
}

function schedule(next: () => void, delay: number): void {
  clearTimeout(timer);
  timer = setTimeout(next, delay);
}
