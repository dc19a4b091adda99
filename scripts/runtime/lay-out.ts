import { pageElement } from './current-page.ts';
import { requestIdle } from './when.ts';

/** How many parts are laid out at a time: each time takes a frame, and all of them would be one long task. */
const AT_ONCE = 2;

/**
 * Has the browser lay out the parts of the page that the site's styles leave out until they come near, by
 * `content-visibility: auto`: some now, and some more whenever it is idle. `Infinity` is for what comes next and depends
 * on how high all of them are.
 */
export function layOut(
  count = AT_ONCE,
  parts = [...pageElement().children] as HTMLElement[],
): void {
  for (const part of parts.splice(0, count)) part.style.contentVisibility = 'visible';
  if (parts.length) requestIdle(() => layOut(count, parts));
}
