import { showHint } from './panel.ts';

/** The key in local storage that is set once the finder has been used or the hint closed. */
const KNOWN = 'pointwork-dev:source-finder-known';

/**
 * Shows how to use the finder, until it has been used once. A frame of the gallery shows nothing: the page around it does.
 *
 * @returns a function to call when the finder is used.
 */
export function offerHint(): () => void {
  if (window !== window.parent || localStorage.getItem(KNOWN)) return () => {};
  const key = /Mac/.test(navigator.userAgent) ? 'Option (⌥)' : 'Alt';
  const close = () => {
    localStorage.setItem(KNOWN, 'true');
    hint.remove();
  };
  const hint = showHint(
    `Hold ${key} to see where texts and elements are written. ${key} with a click or Enter opens the line.`,
    close,
  );
  return close;
}
