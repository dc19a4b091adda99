/** What a visitor sees and hears of the document. */
export interface ObservedPage {
  title: string;
  heading: string;
  /** The last announcement of the live region. */
  announced: string;
  /** The text of the focused element. */
  focused: string;
  notice: string;
  /** The address of the link in the notice, if there is one. */
  link: string | undefined;
  layout: string | undefined;
  progress: string | undefined;
  /** The page's `<meta name="description">`. */
  description: string;
}

/** Reads the document as it is now. */
export function observePage(): ObservedPage {
  const { layout, progress } = document.documentElement.dataset;
  const wordsOf = (selector: string) => document.querySelector(selector)?.textContent ?? '';
  return {
    title: document.title,
    heading: wordsOf('#page h1'),
    announced: wordsOf('[data-runtime=announcer]'),
    focused: document.activeElement?.textContent ?? '',
    notice: wordsOf('[data-runtime=notice]'),
    link: document.querySelector<HTMLAnchorElement>('[data-runtime=notice] a')?.href,
    layout,
    progress,
    description: document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
  };
}
