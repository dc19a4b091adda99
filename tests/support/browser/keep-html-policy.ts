declare global {
  interface Window {
    /** The runtime's Trusted Types policy, so that a test can turn text into markup in a page. */
    htmlPolicy?: { createHTML(html: string): string };
  }
}

/** Runs in the browser before all scripts of a document: keeps the runtime's policy in `window.htmlPolicy`. */
export function keepHtmlPolicy(): void {
  const { trustedTypes } = window;
  const create = trustedTypes?.createPolicy.bind(trustedTypes);
  if (!trustedTypes || !create) return;
  trustedTypes.createPolicy = (name, rules) => {
    window.htmlPolicy = create(name, rules);
    return window.htmlPolicy;
  };
}
