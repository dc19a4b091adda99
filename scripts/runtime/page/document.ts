/** The document: its page, the elements that the build puts into it, and HTML for it. */
import type { PageState } from '../../shared/contracts.ts';
import { PAGE_ID, STATE_ID, TRUSTED_TYPES_POLICY } from '../../shared/markers.ts';

declare global {
  interface Window {
    /** https://w3c.github.io/trusted-types/: missing in Safari before 26 and Firefox before 148. */
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createHTML: (html: string) => string },
      ): { createHTML(html: string): string };
    };
  }
}

let page: PageState | undefined;

/**
 * The current page: at first the state that the build has written at the end of the document. Each visit updates the
 * fields that later visits read.
 *
 * @throws when the document was cut short and has no such state.
 */
export const currentPage = (): PageState =>
  (page ??= JSON.parse(byId(STATE_ID).textContent) as PageState);

/** The element whose content is the page. */
export const pageElement = () => byId(PAGE_ID);

const byId = (id: string) => document.getElementById(id) as HTMLElement;

const policy = window.trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, { createHTML: String });

/** HTML that the browser may parse: only what has been validated, or what the runtime has made itself. */
export const trustedHtml = (html: string) => policy?.createHTML(html) ?? html;

/** Parses such HTML into nodes that are not in the document yet. */
export function parseHtml(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = trustedHtml(html);
  return template.content;
}
