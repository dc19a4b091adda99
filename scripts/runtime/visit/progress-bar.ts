/** Draws the progress bar. A separate file, fetched when the first visit starts, because a first load shows no bar. */
import { RUNTIME_ATTRIBUTE } from '../../shared/markers.ts';

// NProgress is a CommonJS module: `require` spares the browser what `import` adds to such a module, a tenth of this file.
const NProgress: typeof import('nprogress') = require('nprogress');

/** How long the bar takes from one position to the next, in milliseconds. */
const SPEED = 100;
/** Just below 1, at which NProgress would hide the bar with its own timer. */
const FULL = 0.9999;

NProgress.configure({
  barSelector: '.bar',
  minimum: 0.01,
  showSpinner: false,
  speed: SPEED,
});

/** @param share the position of the bar, from 0 to 1. */
export function showBar(share: number): void {
  if (!NProgress.isRendered()) addBar();
  NProgress.set(Math.min(FULL, share));
}

/** Adds the elements that NProgress would make with `innerHTML`, which the site's policy blocks. */
function addBar(): void {
  const [progress, bar] = [document.createElement('div'), document.createElement('div')];
  progress.id = 'nprogress';
  progress.setAttribute(RUNTIME_ATTRIBUTE, 'progress');
  bar.className = 'bar';
  bar.style.transform = 'translate(-100%)';
  progress.append(bar);
  document.body.append(progress);
}

export function hideBar(): void {
  NProgress.status = null;
  NProgress.remove();
}
