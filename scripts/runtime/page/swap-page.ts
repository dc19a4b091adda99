import type { LayoutFile } from '../../shared/contracts.ts';
import { LAYOUT_ATTRIBUTE, PAGE_HEAD_ATTRIBUTE, PAGE_ID } from '../../shared/markers.ts';
import { dataset } from '../browser/dataset.ts';
import { pageElement } from './current-page.ts';
import { parseHtml } from './parse-html.ts';

/** Makes the new `#page`, not in the document yet. */
export function createPage(html: string | DocumentFragment): HTMLElement {
  const page = document.createElement('div');
  page.id = PAGE_ID;
  page.append(typeof html === 'string' ? parseHtml(html) : html);
  return page;
}

/** Replaces the elements of the head that belong to the page. */
export function swapHead(title: string, elements: DocumentFragment): void {
  document.title = title;
  for (const old of document.head.querySelectorAll(`[${PAGE_HEAD_ATTRIBUTE}=""]`)) old.remove();
  document.head.append(elements);
}

/**
 * Replaces the old page with the new one, and the layout around it if there is a new one. What others have added to the
 * document stays: chat widgets, banners, elements of extensions.
 */
export function swapPage(page: HTMLElement, layout: LayoutFile | undefined): void {
  if (!layout) {
    pageElement().replaceWith(page);
    return;
  }
  const surroundings = parseHtml(`${layout.before}<div id="${PAGE_ID}"></div>${layout.after}`);
  surroundings.querySelector(`#${PAGE_ID}`)?.replaceWith(page);
  const parts = [...document.querySelectorAll(`[${LAYOUT_ATTRIBUTE}],#${PAGE_ID}`)];
  // What is between them is text of the layout, or space.
  const nodes = parts.flatMap(({ parentNode }) => [...(parentNode?.childNodes ?? [])]);
  for (const node of nodes) if (node instanceof Text) node.remove();
  const [first, ...others] = parts;
  for (const part of others) part.remove();
  first?.replaceWith(surroundings);
  dataset.layout = layout.name;
}

/** Marks the links in the layout that lead to the current page. */
export function markCurrentLinks(pathname: string): void {
  for (const link of document.querySelectorAll(`a:not(#${PAGE_ID} a)`)) {
    if (link.getAttribute('href') === pathname) link.ariaCurrent = 'page';
    else if (link.ariaCurrent === 'page') link.ariaCurrent = null;
  }
}
