/**
 * Runs in the page: no part of it, nor the footer, is left out of the layout any more. Until then, most have no text
 * and no true height.
 */
export function isWholePageLaidOut(): boolean {
  const parts = [...document.querySelectorAll('#page > *, #content + footer')];
  return parts.every((part) => getComputedStyle(part).contentVisibility === 'visible');
}
