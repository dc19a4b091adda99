/** Puts a button that opens the sheet in the place of the link to the site index. */
export function attachSheet(element: HTMLElement, signal: AbortSignal): void {
  const [link, button, sheet] = element.children as unknown as [
    HTMLElement,
    HTMLElement,
    HTMLDialogElement,
  ];
  link.hidden = true;
  button.hidden = false;
  button.addEventListener('click', () => sheet.showModal(), { signal });
  // Before the visit: what has the focus when the page arrives is the page's affair.
  sheet.addEventListener(
    'click',
    ({ target }) => (target as Element).closest('a, button') && sheet.close(),
    { signal },
  );
  document.addEventListener('visit:start', () => sheet.close(), { signal });
}
