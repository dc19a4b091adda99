/**
 * Replaces the stylesheets of the page. An old one is removed only when its new version has loaded, so that the page is
 * never unstyled.
 *
 * @param urls of all stylesheets, in order.
 * @returns false, with nothing changed, if the page has a different number of stylesheets.
 */
export function replaceStyles(urls: readonly string[]): boolean {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  if (links.length !== urls.length) return false;
  for (const [index, link] of links.entries()) {
    const url = urls[index] ?? '';
    if (link.getAttribute('href') === url) continue;
    const next = document.createElement('link');
    next.rel = 'stylesheet';
    next.href = url;
    next.onload = () => link.remove();
    next.onerror = () => location.reload();
    link.after(next);
  }
  return true;
}
