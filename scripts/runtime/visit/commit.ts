import type { LayoutFile, Payload } from '../../shared/contracts.ts';
import { LAYOUT_ATTRIBUTE, PAGE_HEAD_ATTRIBUTE, PAGE_ID } from '../../shared/markers.ts';
import { dataset } from '../browser/dataset.ts';
import { followFragment, restoreMemory, writeEntry } from '../browser/history-entries.ts';
import { jumpTo } from '../browser/scroll.ts';
import { wake } from '../islands/wake.ts';
import { currentPage, pageElement, parseHtml } from '../page/document.ts';
import { announce } from '../page/notices.ts';
import { applyStyles } from '../page/page-styles.ts';
import { emit, type Visit } from './visit.ts';

/** A page, or an error page, ready to be shown. */
export type PageContent = Pick<
  Payload,
  'title' | 'head' | 'layout' | 'styles' | 'scrollToTop' | 'transition'
> & {
  /** What goes into `#page`. */
  html: string | DocumentFragment;
  /** Only on error pages; the style is the text of a stylesheet. */
  status?: number;
  style?: string | undefined;
};

/** Makes the new `#page`, not in the document yet. */
export function createPage(html: string | DocumentFragment): HTMLElement {
  const page = document.createElement('div');
  page.id = PAGE_ID;
  page.append(typeof html === 'string' ? parseHtml(html) : html);
  return page;
}

/**
 * Shows a page: address, title, head, content, layout, focus, scroll position and announcement in one synchronous step,
 * so that nobody ever sees parts of two pages.
 *
 * @param layout the new layout, if it is not the current one.
 * @param page the new page's element; see createPage.
 */
export function commit(
  { url, path, kind }: Visit,
  { title, head, layout: name, styles, style, scrollToTop, transition, status }: PageContent,
  layout: LayoutFile | undefined,
  page: HTMLElement,
): void {
  // Before anything is changed, because it might throw.
  const headElements = [...parseHtml(head.join('')).children];

  // Scripts that count visits look at the title when a link changes the address. If the history refuses, the browser loads
  // the page; of other visits it may not, so they change nothing before.
  if (kind === 'push') showHead(title, headElements);
  // What is tried again keeps its entry.
  writeEntry(url.href, kind === 'push' && url.href === location.href ? 'step' : kind);
  if (kind !== 'push') showHead(title, headElements);
  // Going back, or keeping the scroll position, needs every section's height, so all of them are laid out at once;
  // see visit.late.css.
  if (kind === 'step' || !scrollToTop) dataset.layOut = 'all';
  else delete dataset.layOut;
  applyStyles(styles, style);
  if (layout) swapLayout(layout);
  pageElement().replaceWith(page);
  Object.assign(currentPage(), { path, layout: name, styles, transition, status });
  markCurrentLinks(url.pathname);

  const heading = page.querySelector('h1');
  if (heading) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  if (kind !== 'step' || !restoreMemory('new')) {
    // Even with a hash: there may be no element with that id.
    if (scrollToTop) jumpTo(0);
    if (url.hash) followFragment(url.href);
  }

  announce(title);
  emit('visit:swap', { path });
  wake();
}

/** Shows the title of a page, and its elements of the head. */
function showHead(title: string, elements: readonly Element[]): void {
  document.title = title;
  for (const old of document.head.querySelectorAll(`[${PAGE_HEAD_ATTRIBUTE}=""]`)) old.remove();
  document.head.append(...elements);
}

/**
 * Replaces the layout around `#page`. What others have added to the document stays: chat widgets, banners, elements of
 * extensions.
 */
function swapLayout({ name, before, after }: LayoutFile): void {
  const [first, ...others] = document.querySelectorAll(`[${LAYOUT_ATTRIBUTE}],#${PAGE_ID}`);
  // What is between its elements is text of the layout, or space.
  for (const node of [...document.body.childNodes]) if (node instanceof Text) node.remove();
  for (const part of others) part.remove();
  first?.replaceWith(parseHtml(`${before}<div id="${PAGE_ID}"></div>${after}`));
  dataset.layout = name;
}

/** Marks the links in the layout that lead to the current page. */
function markCurrentLinks(pathname: string): void {
  for (const link of document.querySelectorAll(`a:not(#${PAGE_ID} a)`)) {
    if (link.getAttribute('href') === pathname) link.ariaCurrent = 'page';
    else if (link.ariaCurrent === 'page') link.ariaCurrent = null;
  }
}
