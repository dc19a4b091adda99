/** On the link to a stylesheet that has been replaced, until its successor has loaded. */
const REPLACED = 'data-replaced';

/** The links to the site's stylesheets, without those of other origins and those of a page that is yet to be shown. */
const SHOWN = `link[rel=stylesheet][href^="/"]:not([${REPLACED}], [media="not all"])`;

/** The URLs of the stylesheets of the page, in order. */
export function shownStyles(): string[] {
  return links().map((link) => link.getAttribute('href') ?? '');
}

/**
 * Replaces the stylesheets of the page. An old one is removed only when its new version has loaded, so that the page is
 * never unstyled.
 *
 * @param urls of all stylesheets, in order.
 * @returns false, with nothing changed, if the page has a different number of stylesheets.
 */
export function replaceStyles(urls: readonly string[]): boolean {
  const old = links();
  if (old.length !== urls.length) return false;
  for (const [index, link] of old.entries()) {
    const url = urls[index] ?? '';
    if (link.getAttribute('href') === url) continue;
    const next = link.cloneNode() as HTMLLinkElement;
    next.href = url;
    next.onload = () => {
      // It may itself have been replaced in the meantime, and so may the one before it.
      while (next.previousElementSibling?.hasAttribute(REPLACED))
        next.previousElementSibling.remove();
    };
    next.onerror = () => location.reload();
    link.setAttribute(REPLACED, '');
    link.after(next);
  }
  return true;
}

function links(): HTMLLinkElement[] {
  return [...document.querySelectorAll<HTMLLinkElement>(SHOWN)];
}
