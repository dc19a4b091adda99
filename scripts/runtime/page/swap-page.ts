import type { LayoutFile } from '../../shared/contracts.ts';
import { PAGE_HEAD_ATTRIBUTE, PAGE_ID, RUNTIME_ATTRIBUTE } from '../../shared/markers.ts';
import { dataset } from '../browser/dataset.ts';
import { pageElement } from './current-page.ts';
import { parseHtml } from './parse-html.ts';

/** Makes the new `#page`, not in the document yet. */
export function createPage(html: string): HTMLElement {
  const page = document.createElement('div');
  page.id = PAGE_ID;
  page.append(parseHtml(html));
  return page;
}

/** Replaces the elements of the head that belong to the page. */
export function swapHead(title: string, elements: DocumentFragment): void {
  document.title = title;
  for (const old of document.head.querySelectorAll(`[${PAGE_HEAD_ATTRIBUTE}=""]`)) old.remove();
  document.head.append(elements);
}

/** Replaces the old page with the new one, and the layout around it if there is a new one. */
export function swapPage(page: HTMLElement, layout: LayoutFile | undefined): void {
  if (layout) {
    const surroundings = parseHtml(`${layout.before}<div id="${PAGE_ID}"></div>${layout.after}`);
    // In one step, so that what both layouts have in common does not move.
    document.body.replaceChildren(
      surroundings,
      ...document.querySelectorAll(`[${RUNTIME_ATTRIBUTE}]`),
    );
    dataset.layout = layout.name;
  }
  pageElement().replaceWith(page);
}

/** Marks the links in the layout that lead to the current page. */
export function markCurrentLinks(pathname: string): void {
  for (const link of document.querySelectorAll(`a:not(#${PAGE_ID} a)`)) {
    if (link.getAttribute('href') === pathname) link.ariaCurrent = 'page';
    else if (link.ariaCurrent === 'page') link.ariaCurrent = null;
  }
}
