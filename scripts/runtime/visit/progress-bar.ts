/** Draws the progress bar. A separate file, fetched when the first visit starts, because a first load shows no bar. */
// NProgress is a CommonJS module: `require` spares the browser what `import` adds to such a module, a tenth of this file.
const NProgress: typeof import('nprogress') = require('nprogress');

/** Just below 1, at which NProgress would hide the bar with its own timer. */
const FULL = 0.9999;

/**
 * @param share the position of the bar, from 0 to 1.
 * @param template its HTML, under the policy for trusted types.
 */
export function showBar(share: number, template: string): void {
  NProgress.configure({ template, barSelector: '.bar', minimum: 0.01, speed: 100 });
  NProgress.set(Math.min(FULL, share));
}

export function hideBar(): void {
  NProgress.status = null;
  NProgress.remove();
}
