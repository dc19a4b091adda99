import type { ThirdParties } from '../../shared/contracts.ts';

/** How long a third-party stylesheet may take to answer, in milliseconds: a late one would change what is being read. */
const STYLE_LIMIT = 4000;

/**
 * Adds third-party stylesheets and scripts to the head, where they delay nothing. A script that hangs cannot be given up:
 * browsers run it whenever it arrives. A separate file, because most sites have none.
 */
export function loadThirdParties({ styles = [], scripts = [] }: ThirdParties): void {
  for (const { url, integrity } of styles) {
    const link = add('link', { rel: 'stylesheet', href: url }, integrity);
    const limit = setTimeout(() => link.remove(), STYLE_LIMIT);
    link.onload = link.onerror = () => clearTimeout(limit);
  }
  for (const { url, integrity } of scripts) add('script', { async: true, src: url }, integrity);
}

function add(tag: 'link' | 'script', attributes: object, integrity?: string): HTMLElement {
  const check = integrity && { integrity, crossOrigin: 'anonymous' };
  const element = Object.assign(document.createElement(tag), attributes, check);
  document.head.append(element);
  return element;
}
