/** These functions are sent into the page and run there, so they cannot use anything outside themselves. */

/**
 * The sections, and the footer, that are blank although nothing is left out of the layout any more; empty when none is.
 * Asks for no measure before, since a browser would lay them out to answer.
 */
export function blankSections(): string {
  const parts = [...document.querySelectorAll('#page > *, #content + footer')];
  if (parts.some((part) => getComputedStyle(part).contentVisibility !== 'visible')) {
    return 'sections are still left out of the layout';
  }
  const isBlank = (part: Element) =>
    part.checkVisibility() &&
    [...part.querySelectorAll('*')].every((inner) => inner.getBoundingClientRect().height === 0);
  const names = parts
    .filter(isBlank)
    .map((part) => part.querySelector('h1, h2, h3, a')?.textContent);
  return names.length > 0 ? `blank sections: ${names.join(', ')}` : '';
}

/** The pictures whose proportions are not those of their attributes; empty when all have them. */
export function distortedPictures(): string {
  const distorted = [...document.images].filter((picture) => {
    const [width, height] = ['width', 'height'].map((name) => Number(picture.getAttribute(name)));
    if (!width || !height || !picture.offsetHeight) return false;
    const ratio = picture.offsetWidth / picture.offsetHeight / (width / height);
    // Borders are part of the box.
    return Math.abs(ratio - 1) > 0.05;
  });
  const names = distorted.map((picture) => picture.src);
  return names.length > 0 ? `distorted pictures: ${names.join(', ')}` : '';
}

/** The islands that are not hydrated; empty when all are. Some wait for interaction, so it gives them the focus. */
export function deadIslands(): string {
  const dead = [...document.querySelectorAll('react-island:not([data-state=hydrated])')];
  for (const island of dead)
    island.querySelector<HTMLElement>('input, button, textarea, select, a')?.focus();
  const states = dead.map((island) => island.getAttribute('data-state'));
  return dead.length > 0 ? `islands that are not hydrated: ${states.join(', ')}` : '';
}

/** Marks the document, and the first link to a path that can be clicked. @returns whether there is such a link. */
export function markLink(path: string): boolean {
  document.querySelector('[data-audit]')?.removeAttribute('data-audit');
  document.documentElement.setAttribute('data-audited', '');
  const links = [...document.querySelectorAll<HTMLAnchorElement>('header a[href], main a[href]')];
  const leading = links.filter(
    (candidate) => candidate.pathname === path && candidate.checkVisibility(),
  );
  // Preferably to the page itself, not to a fragment of it.
  const link = leading.find(({ hash }) => !hash) ?? leading[0];
  link?.setAttribute('data-audit', '');
  return link !== undefined;
}

/** What is still missing from a visit to a path; empty when the visit has ended in the same document. */
export function visitLacks(path: string): string {
  const { dataset } = document.documentElement;
  if (location.pathname !== path) return `the address stays ${location.pathname}`;
  if (dataset.progress !== 'idle') return `the visit to ${path} does not end`;
  if (dataset.audited === undefined) return `${path} was loaded anew instead of visited`;
  return document.querySelector('h1') ? '' : `${path} has no heading`;
}
