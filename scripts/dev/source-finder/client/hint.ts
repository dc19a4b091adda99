import type { Panel } from './panel.ts';

/** The key in local storage that is set once the finder has been used or the hint closed. */
const KNOWN = 'pointwork-dev:source-finder-known';

/**
 * Shows how to use the finder, until it has been used once. A frame of the gallery shows nothing: the page around it does.
 *
 * @returns a function to call when the finder is used.
 */
export function showHint(panel: Panel): () => void {
  const remember = () => store('true');
  if (window !== window.parent || store()) return remember;
  const key = /Mac/.test(navigator.userAgent) ? 'Option (⌥)' : 'Alt';
  return panel.hint(
    `Hold ${key} to see where texts and elements are written. ${key} with a click or Enter opens the line.`,
    remember,
  );
}

/** Reads the value in local storage, or sets it. If the browser blocks local storage, the hint is shown every time. */
function store(value?: string): string | null {
  try {
    if (value !== undefined) localStorage.setItem(KNOWN, value);
    return localStorage.getItem(KNOWN);
  } catch {
    return null;
  }
}
