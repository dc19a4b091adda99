import { PAGE_HEAD_ATTRIBUTE } from '../../shared/markers.ts';

/** Milliseconds that words wait for their looks: without a stylesheet they are better than not at all. */
const STYLE_TIMEOUT = 3000;

/** Finds the stylesheets of pages in the head. The link inside the first page leaves with it. */
const PAGE_STYLES = `link[${PAGE_HEAD_ATTRIBUTE}=style]`;

/** Fetches the stylesheets of a page without applying them. Never fails. */
export async function loadStyles(urls: readonly string[]): Promise<void> {
  await Promise.all(
    urls.map((url) => {
      const known = document.head.querySelector<HTMLLinkElement>(`${PAGE_STYLES}[href="${url}"]`);
      return known?.sheet || arrival(known ?? addStyle(url));
    }),
  );
}

/** Applies these stylesheets and removes those of the page before. */
export function applyStyles(urls: readonly string[]): void {
  for (const link of document.head.querySelectorAll<HTMLLinkElement>(PAGE_STYLES)) {
    if (urls.includes(`${link.getAttribute('href')}`)) link.media = '';
    else link.remove();
  }
}

/**
 * Waits no longer for stylesheets of the first page that do not come: browsers hold back the words behind them. Put in
 * again by a script, they hold up nothing, and are applied when they come.
 */
export function limitStyles(): void {
  setTimeout(() => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('body link')) {
      if (link.sheet) continue;
      link.media = 'not all';
      link.onload = () => {
        link.media = '';
      };
      link.after(link);
    }
  }, STYLE_TIMEOUT);
}

function arrival(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve) => {
    // Several may wait for one: a visit, and who fetches the same page ahead.
    link.addEventListener('load', resolve);
    // The next page that wants it tries again.
    link.addEventListener('error', () => resolve(link.remove()));
    setTimeout(resolve, STYLE_TIMEOUT);
  });
}

function addStyle(href: string): HTMLLinkElement {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href, media: 'not all' });
  link.setAttribute(PAGE_HEAD_ATTRIBUTE, 'style');
  document.head.append(link);
  return link;
}
