/** Reads what a visitor sees and hears of the document now. */
export function observePage() {
  const { layout, progress } = document.documentElement.dataset;
  const wordsOf = (selector: string) => document.querySelector(selector)?.textContent ?? '';
  return {
    title: document.title,
    heading: wordsOf('#page h1'),
    /** The last announcement of the live region. */
    announced: wordsOf('[data-runtime=announcer]'),
    /** The text of the focused element. */
    focused: document.activeElement?.textContent ?? '',
    notice: wordsOf('[data-runtime=notice]'),
    /** The address of the link in the notice, if there is one. */
    link: document.querySelector<HTMLAnchorElement>('[data-runtime=notice] a')?.href,
    layout,
    progress,
    description: document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
  };
}
