import { dataset } from './current-page.ts';

/**
 * Has the first screen of the page that comes next painted before the rest is laid out, which takes longer than all else
 * in a visit: as long as `html[data-first-screen]` stands, the site's styles leave the rest out. For a page that is shown
 * from its top: where anything else is, only the layout tells.
 */
export function paintFirstScreen(): void {
  dataset.firstScreen = '';
  // Behind the frame that paints it.
  requestAnimationFrame(() =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        delete dataset.firstScreen;
      }),
    ),
  );
}
