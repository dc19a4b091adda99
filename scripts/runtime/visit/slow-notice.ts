import { hideNotice, notify } from '../page/notices.ts';

/** After this many milliseconds the visitor is told that the visit is slow. */
const DELAY = 3000;

let timer: ReturnType<typeof setTimeout>;

/** Tells the visitor later that the visit takes long, and gives them the plain link. */
export function scheduleSlowNotice(url: URL): void {
  clearNotice();
  timer = setTimeout(notify, DELAY, 'This is taking longer than usual.', url);
}

/** Hides this notice, or any other about a visit, also one that was to come. */
export function clearNotice(): void {
  clearTimeout(timer);
  hideNotice();
}
