import { nearestPage } from './nearest-page.ts';

/**
 * Asks “Did you mean …?” in the place of the advice, if the address is like that of a page below. Only the browser knows
 * which address was asked for: one file answers all unknown ones. The home page and its sections are never meant: below
 * a base, their address is the beginning of all others.
 */
export default function didYouMean(element: HTMLElement): () => void {
  const links = [...element.querySelectorAll<HTMLAnchorElement>('.did-you-mean__link')].filter(
    ({ pathname }) => !pathname.endsWith('/'),
  );
  const paths = links.map(({ pathname }) => pathname);
  const meant = links[nearestPage(location.pathname, paths)];
  const suggestion = document.createElement('p');
  if (meant) {
    const link = document.createElement('a');
    link.href = meant.href;
    link.textContent = meant.textContent;
    suggestion.className = 'error-page__suggestion';
    suggestion.append('Did you mean ', document.createElement('br'), link, '?');
    element.querySelector('.error-page__advice')?.after(suggestion);
  }
  return () => suggestion.remove();
}
