/** What a visitor sees and hears of the document. */
export interface ObservedPage {
  title: string;
  heading: string;
  /** What the live region has said last. */
  announced: string;
  /** The words of the element with the focus. */
  focused: string;
  notice: string;
  /** Where the link of the notice leads, if it has one. */
  link: string | undefined;
  layout: string | undefined;
  progress: string | undefined;
  /** What the page has put into the head. */
  description: string;
}

/** Looks at the document as it is now. */
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
