import { PAGE_HEAD_ATTRIBUTE } from '../../shared/markers.ts';

/** How long a page waits for its styles, in milliseconds: text without styles is better than no text. */
const STYLE_TIMEOUT = 3000;

/** Matches the stylesheets of pages in the head. The link inside the first page is removed together with it. */
const PAGE_STYLES = `link[${PAGE_HEAD_ATTRIBUTE}=style]`;

/** Fetches the stylesheets of a page without applying them. Never rejects. */
export async function loadStyles(urls: readonly string[]): Promise<void> {
  await Promise.all(
    urls.map((url) => {
      const known = document.head.querySelector<HTMLLinkElement>(`${PAGE_STYLES}[href="${url}"]`);
      return known?.sheet || arrival(known ?? addStyle(url));
    }),
  );
}

/** The styles that come with an error page's HTML, so that it needs no request when it is shown offline. */
const errorSheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(errorSheet);

/**
 * Applies these stylesheets and removes the ones of the page before.
 *
 * @param text that of `errorSheet`.
 */
export function applyStyles(urls: readonly string[], text = ''): void {
  errorSheet.replaceSync(text);
  for (const link of document.head.querySelectorAll<HTMLLinkElement>(PAGE_STYLES)) {
    if (urls.includes(link.getAttribute('href') as string)) link.media = '';
    else link.remove();
  }
}

/**
 * Limits how long stylesheets delay the first page. A stylesheet in the body blocks the text after it. After 3 s, it is
 * inserted again by script; such a stylesheet blocks nothing.
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
    // A visit and a prefetch may wait for the same stylesheet.
    link.addEventListener('load', resolve);
    // A failed one is removed, so that the next page that needs it fetches it again.
    link.addEventListener('error', () => resolve(link.remove()));
    setTimeout(resolve, STYLE_TIMEOUT);
  });
}

function addStyle(href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.media = 'not all';
  link.setAttribute(PAGE_HEAD_ATTRIBUTE, 'style');
  document.head.append(link);
  return link;
}
