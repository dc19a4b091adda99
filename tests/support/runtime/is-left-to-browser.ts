/** Clicks on a link. @returns whether no script has prevented what the browser does then. */
export function isLeftToBrowser(link: Element): boolean {
  let isLeft = true;
  const decide = (event: Event) => {
    isLeft = !event.defaultPrevented;
    // There is no browser that would follow it.
    event.preventDefault();
  };
  // Scripts may add their listeners as late as this.
  const decideLast = () => addEventListener('click', decide, { once: true });
  addEventListener('click', decideLast, { capture: true, once: true });
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  return isLeft;
}
