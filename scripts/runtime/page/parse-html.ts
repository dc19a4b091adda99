import { TRUSTED_TYPES_POLICY } from '../../shared/markers.ts';

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

const policy = window.trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, { createHTML: String });

/**
 * Parses HTML into nodes that are not in the document yet. Only HTML that has been validated, or that the runtime has
 * made itself, may be passed to this function.
 */
export function parseHtml(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = policy?.createHTML(html) ?? html;
  return template.content;
}
