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
});

/** @param share how far the bar has come, from 0 to 1. */
export function showBar(share: number): void {
  if (!NProgress.isRendered()) addBar();
  NProgress.set(Math.min(FULL, share));
}

/** What NProgress would make by `innerHTML`, which the site's policy does not admit. */
function addBar(): void {
  const [progress, bar] = [document.createElement('div'), document.createElement('div')];
  progress.id = 'nprogress';
  bar.className = 'bar';
  bar.style.transform = 'translate(-100%)';
  progress.append(bar);
  document.body.append(progress);
}

export function hideBar(): void {
  NProgress.status = null;
  NProgress.remove();
}

export const isBarShown = () => NProgress.isStarted();
