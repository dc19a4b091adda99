import type { Panel } from './panel.ts';

/** Kept in this browser once somebody knows. */
const KNOWN = 'pointwork-dev:source-finder-known';

/** Says that the finder is there, until it has been used once. In a frame of the gallery, the page around it says so. */
export function showHint(panel: Panel): { used: () => void } {
  const remember = () => store('true');
  if (window !== window.parent || store()) return { used: remember };
  const key = /Mac/.test(navigator.userAgent) ? 'Option (⌥)' : 'Alt';
  const close = panel.hint(
    `Hold ${key} to see where words and elements are written; ${key} and a click, or Enter, opens the line.`,
    remember,
  );
  return { used: close };
}

/** Reads what is kept, or keeps something; where the browser keeps nothing, the hint comes again. */
function store(value?: string): string | null {
  try {
    if (value !== undefined) localStorage.setItem(KNOWN, value);
    return localStorage.getItem(KNOWN);
  } catch {
    return null;
  }
}
