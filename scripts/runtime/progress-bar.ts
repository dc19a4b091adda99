/** The bar itself. A file of its own, fetched when the first visit starts: a first load shows no bar. */
import NProgress from 'nprogress';

/** Milliseconds that the bar takes from one position to the next. */
const SPEED = 100;
/** Just short of 1, at which NProgress would hide the bar by a clock of its own. */
const FULL = 0.9999;

NProgress.configure({
  barSelector: '.bar',
  minimum: 0.01,
  showSpinner: false,
  speed: SPEED,
  template: '<div class="bar"></div>',
});

/** @param share how far the bar has come, from 0 to 1. */
export function showBar(share: number): void {
  NProgress.set(Math.min(FULL, share));
}

export function hideBar(): void {
  NProgress.status = null;
  NProgress.remove();
}

export const isBarShown = () => NProgress.isStarted();
