import { dataset } from './current-page.ts';

/**
 * Makes the browser paint the first screen of the next page before it lays out the rest, which takes longer than
 * everything else in a visit: while `html[data-first-screen]` is set, the site's styles exclude the rest from layout.
 * Only for a page shown from its top, because any other position is known only after a full layout.
 */
export function paintFirstScreen(): void {
  dataset.firstScreen = '';
  // The second frame begins after the first one was painted.
  requestAnimationFrame(() =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        delete dataset.firstScreen;
      }),
    ),
  );
}
