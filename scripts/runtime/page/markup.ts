declare global {
  interface Window {
    /** https://w3c.github.io/trusted-types/: Safari before 26 and Firefox before 148 lack it. */
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createHTML: (html: string) => string },
      ): { createHTML(html: string): string };
    };
  }
}

/** The one way from text to markup that the site's policy leaves open; see content-security-policy.ts. */
const policy = window.trustedTypes?.createPolicy('pointwork', { createHTML: String });

/**
 * HTML as nodes that are not in the document yet. It has proved itself, or is the runtime's own: nothing else may be
 * handed to this function.
 */
export function parse(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = policy?.createHTML(html) ?? html;
  return template.content;
}
