/** Runs in the page: the runtime has had all parts of the page laid out. Until then most have no text and no true height. */
export function isWholePageLaidOut(): boolean {
  const parts = document.querySelectorAll<HTMLElement>('#page > *');
  return [...parts].every(({ style }) => style.contentVisibility === 'visible');
}
