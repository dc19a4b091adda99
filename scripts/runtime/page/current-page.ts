import type { PageState } from '../../shared/contracts.ts';
import { PAGE_ID, STATE_ID } from '../../shared/markers.ts';

/** The page that is in the document. */
export interface CurrentPage extends PageState {
  /** The part of the URL after the path that tells two visits of one path apart. */
  search: string;
}

let page: CurrentPage | undefined;

/**
 * At first what the build has written into the document, behind all else; then what each visit puts in its place.
 *
 * @throws when the document has been cut short, and has no such end.
 */
export function currentPage(): CurrentPage {
  page ??= { ...JSON.parse(byId(STATE_ID).textContent), search: location.search } as CurrentPage;
  return page;
}

/** The element that the build has put into every document. */
export function byId(id: string): HTMLElement {
  return document.getElementById(id) as HTMLElement;
}

/** The element whose content is the page. */
export const pageElement = () => byId(PAGE_ID);

/** What the document element says of the visit, for styles and tests. */
export const { dataset } = document.documentElement;
