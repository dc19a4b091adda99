import type { LayoutFile, Payload } from '../../shared/contracts.ts';
import { dataset } from '../browser/dataset.ts';
import {
  followFragment,
  restoreControls,
  restorePosition,
  writeEntry,
} from '../browser/history-entries.ts';
import { jumpTo } from '../browser/scroll.ts';
import { wake } from '../islands/wake.ts';
import { currentPage, pageElement } from '../page/current-page.ts';
import { announce } from '../page/notices.ts';
import { applyStyles } from '../page/page-styles.ts';
import { parseHtml } from '../page/parse-html.ts';
import { markCurrentLinks, swapHead, swapPage } from '../page/swap-page.ts';
import type { Visit } from './visit.ts';
import { emit } from './visit-events.ts';

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

/**
 * Shows a page: address, title, head, content, layout, focus, scroll position and announcement in one synchronous step,
 * so that nobody ever sees parts of two pages.
 *
 * @param layout the new layout, if it is not the current one.
 * @param page the new page's element; see createPage.
 */
export function commit(
  visit: Visit,
  content: PageContent,
  layout: LayoutFile | undefined,
  page: HTMLElement,
): void {
  const { url, path, kind } = visit;
  // Before anything is changed, because it might throw.
  const head = parseHtml(content.head.join(''));

  writeEntry(url, kind);
  // Going back, or keeping the scroll position, needs every section's height, so all of them are laid out at once;
  // see visit.late.css.
  if (kind === 'history' || !content.scrollToTop) dataset.eager = '';
  else delete dataset.eager;
  swapHead(content.title, head);
  const { layout: name, styles, transition, status } = content;
  applyStyles(styles, content.style);
  swapPage(page, layout);
  Object.assign(currentPage(), {
    path,
    search: url.search,
    layout: name,
    styles,
    transition,
    status,
  });
  markCurrentLinks(url.pathname);

  if (kind === 'history') restoreControls();
  const heading = pageElement().querySelector('h1');
  if (heading) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  if (kind !== 'history' || !restorePosition()) {
    // Even with a hash: there may be no element with that id.
    if (content.scrollToTop) jumpTo(0, 0);
    if (url.hash) followFragment(url);
  }

  announce(content.title);
  emit('visit:swap', { path });
  wake();
}
