import { nearestPage } from './nearest-page.ts';

/**
 * Asks “Did you mean …?” in the place of the advice, if the address is like that of a page below. Only the browser knows
 * which address was asked for: one file answers all unknown ones. The home page and its sections are never meant.
 */
export default function didYouMean(element: HTMLElement): () => void {
  const links = [...element.querySelectorAll<HTMLAnchorElement>('.did-you-mean__link')];
  const isHome = ({ pathname }: HTMLAnchorElement) => pathname.endsWith('/');
  const base = links.find(isHome)?.pathname ?? '/';
  const pages = links.filter((link) => !isHome(link));
  // What all addresses begin with would make any two of them alike.
  const [wanted = '', ...paths] = [location, ...pages].map(({ pathname }) =>
    pathname.slice(base.length - 1),
  );
  const meant = pages[nearestPage(wanted, paths)];
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
