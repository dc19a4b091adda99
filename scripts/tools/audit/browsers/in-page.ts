/** These functions are sent into the page and run there, so they cannot use anything outside themselves. */

/**
 * Scrolls through the page one screen at a time, as a reader does, so that everything in it starts, and back to the
 * top.
 */
export async function scrollThrough(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
    scrollTo({ top: y, behavior: 'instant' });
    await frame();
    await frame();
  }
  scrollTo({ top: 0, behavior: 'instant' });
  await document.fonts.ready;
  // What is still left out of the layout has no true height yet.
  const parts = [...document.querySelectorAll('#page > *, #content + footer')];
  const isLeftOut = (part: Element) => getComputedStyle(part).contentVisibility !== 'visible';
  while (parts.some(isLeftOut)) await frame();
}

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
  const blank = parts.filter(isBlank);
  const names = blank.map((part) => part.querySelector('h1, h2, h3, a')?.textContent);
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
  const names = new Set(distorted.map((picture) => picture.src.split('/').pop()));
  return names.size > 0 ? `distorted pictures: ${[...names].join(', ')}` : '';
}

/** The islands that are not hydrated; empty when all are. */
export function deadIslands(): string {
  const dead = [...document.querySelectorAll('react-island:not([data-state=hydrated])')];
  const states = dead.map((island) => island.getAttribute('data-state') ?? 'without a state');
  return dead.length > 0 ? `islands that are not hydrated: ${states.join(', ')}` : '';
}

/** Marks the document, and the first link to a path that can be clicked. @returns whether there is such a link. */
export function markLink(path: string): boolean {
  document.querySelector('[data-audit]')?.removeAttribute('data-audit');
  document.documentElement.setAttribute('data-audited', '');
  const links = [...document.querySelectorAll<HTMLAnchorElement>('header a[href], main a[href]')];
  const leading = links.filter((one) => one.pathname === path && one.checkVisibility());
  // Preferably to the page itself, not to a fragment of it.
  const link = leading.find((one) => !one.hash) ?? leading[0];
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

/** The sliders that did not move when their controls were used; empty when all did. */
export async function deadSliders(): Promise<string> {
  /** At most five seconds. */
  const waitFor = async (isSo: () => boolean) => {
    const end = performance.now() + 5000;
    while (!isSo() && performance.now() < end) await new Promise(requestAnimationFrame);
  };
  const front = (slider: Element) =>
    slider
      .querySelector('[aria-roledescription=slide]:not([aria-hidden])')
      ?.getAttribute('aria-label');
  const dead: string[] = [];
  for (const slider of document.querySelectorAll('[aria-roledescription=carousel]')) {
    const control = slider.querySelector<HTMLElement>('[data-step="1"], [data-turn]');
    if (!control) continue;
    // A slider that is folded starts once it is seen; until it has a box, nothing scrolls to it.
    const fold = slider.closest('details');
    fold?.setAttribute('open', '');
    (fold ?? slider).scrollIntoView({ block: 'center', behavior: 'instant' });
    await waitFor(() => slider.querySelector('[aria-roledescription=slide][aria-hidden]') !== null);
    const before = front(slider);
    // A click while the slides move by themselves may be lost.
    for (let clicks = 0; clicks < 2 && front(slider) === before; clicks++) {
      control.click();
      await waitFor(() => front(slider) !== before);
    }
    if (front(slider) === before) dead.push(slider.getAttribute('aria-label') ?? 'without a label');
  }
  return dead.length > 0 ? `sliders that do not move: ${dead.join(', ')}` : '';
}

/** Selectors for the form's text fields. */
export function wordFields(): string[] {
  const form = document.querySelector('main form');
  const fields = form?.querySelectorAll<HTMLElement>(
    'input[type=text], input[type=email], input:not([type]), textarea',
  );
  return [...(fields ?? [])]
    .filter((field) => field.id && field.checkVisibility())
    .map(({ id }) => `#${CSS.escape(id)}`);
}
