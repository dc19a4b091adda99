import { didYouMeanWords } from './error-page.content.ts';

/** Words that begin with the same letters, this many, are taken for one: “contat”, “contact-us”. */
const ALIKE = 4;

/**
 * Asks “Did you mean …?” in the place of the advice, if the address is like that of a page below. Only the browser knows
 * which address was asked for: one file answers all unknown ones. The home page and its sections are never meant.
 */
export default function didYouMean(element: HTMLElement): () => void {
  const links = [...element.querySelectorAll<HTMLAnchorElement>('.did-you-mean__link')];
  const isHome = ({ pathname }: HTMLAnchorElement) => pathname.endsWith('/');
  const base = links.find(isHome)?.pathname ?? '/';
  // All addresses begin with the base.
  const wordsOf = ({ pathname }: Location | HTMLAnchorElement) =>
    beginnings(pathname.slice(base.length));
  const wanted = wordsOf(location);
  const page = links
    .filter((link) => !isHome(link))
    .find((link) => wordsOf(link).some((word) => wanted.includes(word)));
  const suggestion = document.createElement('p');
  if (page) {
    const link = document.createElement('a');
    link.href = page.href;
    link.textContent = page.textContent;
    suggestion.className = 'error-page__suggestion';
    suggestion.append(
      didYouMeanWords.before,
      document.createElement('br'),
      link,
      didYouMeanWords.after,
    );
    element.querySelector('.error-page__advice')?.after(suggestion);
  }
  return () => suggestion.remove();
}

function beginnings(path: string): string[] {
  const words = path.toLowerCase().split(/[^a-z0-9]+/);
  return words.filter(({ length }) => length >= ALIKE).map((word) => word.slice(0, ALIKE));
}
