import type { PageState } from '../../shared/contracts.ts';
import { PAGE_ID, STATE_ID } from '../../shared/markers.ts';

/** The page in the document. */
export interface CurrentPage extends PageState {
  /** The query of the URL; another query counts as another page. */
  search: string;
}

let page: CurrentPage | undefined;

/**
 * The current page: at first the state that the build has written at the end of the document. Each visit updates the
 * fields that later visits read.
 *
 * @throws when the document was cut short and has no such state.
 */
export const currentPage = (): CurrentPage =>
  (page ??= { ...JSON.parse(byId(STATE_ID).textContent), search: location.search } as CurrentPage);

/** An element that the build puts into every document. */
export function byId(id: string): HTMLElement {
  return document.getElementById(id) as HTMLElement;
}

/** The element whose content is the page. */
export const pageElement = () => byId(PAGE_ID);
