import type { HeadEntry, LayoutFile } from '../shared/contracts.ts';
import { PAGE_HEAD_ATTRIBUTE, PAGE_ID, RUNTIME_ATTRIBUTE } from '../shared/markers.ts';
import { dataset, pageElement } from './shown.ts';

/** Makes the new `#page`, not yet in the document. */
export function createPage(html: string): HTMLElement {
  const page = document.createElement('div');
  page.id = PAGE_ID;
  page.innerHTML = html;
  return page;
}

/** Makes the elements of the head that belong to the page. */
export function createHead(entries: readonly HeadEntry[]): HTMLElement[] {
  return entries.map(({ tag, attributes, text }) => {
    const element = document.createElement(tag);
    for (const name in attributes) element.setAttribute(name, attributes[name] ?? '');
    element.setAttribute(PAGE_HEAD_ATTRIBUTE, '');
    element.textContent = text ?? '';
    return element;
  });
}

export function swapHead(title: string, elements: readonly HTMLElement[]): void {
  document.title = title;
  for (const old of document.head.querySelectorAll(`[${PAGE_HEAD_ATTRIBUTE}=""]`)) old.remove();
  document.head.querySelector('title')?.after(...elements);
}

/** Puts the new page in the place of the old one, and another layout around it where there is one. */
export function swapPage(page: HTMLElement, layout: LayoutFile | undefined): void {
  if (layout) {
    const shell = document.createElement('template');
    shell.innerHTML = `${layout.before}<div id="${PAGE_ID}"></div>${layout.after}`;
    // In one step, so that what both layouts show stands still.
    document.body.replaceChildren(
      shell.content,
      ...document.querySelectorAll(`[${RUNTIME_ATTRIBUTE}], #nprogress`),
    );
    dataset.layout = layout.name;
  }
  pageElement().replaceWith(page);
}

/** Marks the links of the layout that lead to the page itself. */
export function markCurrentLinks(pathname: string): void {
  const ofLayout = `:not(#${PAGE_ID} a)`;
  for (const link of document.querySelectorAll(`a[aria-current=page]${ofLayout}`)) {
    link.removeAttribute('aria-current');
  }
  for (const link of document.querySelectorAll(`a[href="${pathname}"]${ofLayout}`)) {
    link.setAttribute('aria-current', 'page');
  }
}
