/** Replaces the link to the site index by a button that opens the sheet. */
export function attachSheet(element: HTMLElement, signal: AbortSignal): void {
  const [link, button, sheet] = ['a', 'button', 'dialog'].map((tag) =>
    element.querySelector(`:scope > ${tag}`),
  ) as [HTMLElement, HTMLElement, HTMLDialogElement];
  const offer = (isScripted: boolean) => {
    link.hidden = isScripted;
    button.hidden = !isScripted;
  };
  offer(true);
  button.addEventListener('click', () => sheet.showModal(), { signal });
  const close = () => {
    sheet.close();
    // If the screen has become wide, links have replaced the button, so the first of them gets the focus.
    if (!button.offsetParent) element.closest('nav')?.querySelector('a')?.focus();
  };
  // Closing gives the focus back, so it is done before the visit starts: afterwards the focus belongs to the new page.
  sheet.addEventListener(
    'click',
    ({ target }) => (target as Element).closest('a, button') && close(),
    { signal },
  );
  sheet.addEventListener(
    'cancel',
    (event) => {
      event.preventDefault();
      close();
    },
    { signal },
  );
  document.addEventListener('visit:start', () => sheet.close(), { signal });
  // A step back within the page is not a visit, so it closes the sheet too.
  addEventListener('popstate', () => sheet.close(), { signal });
  signal.addEventListener('abort', () => {
    sheet.close();
    offer(false);
  });
}
