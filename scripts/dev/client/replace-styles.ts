/**
 * Puts new versions in the place of the page's stylesheets, each once it has loaded, so that nothing is unstyled in between.
 *
 * @returns false when the page has not as many.
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
