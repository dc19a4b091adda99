import type { ThirdParties, ThirdPartyFile } from '../../shared/contracts.ts';

/** How long a third-party stylesheet may take to answer, in milliseconds: a late one would change what is being read. */
const STYLE_LIMIT = 4000;

/**
 * Adds third-party stylesheets and scripts to the head, where they delay nothing. A script that hangs cannot be given up:
 * browsers run it whenever it arrives. A separate file, because most sites have none.
 */
export function loadThirdParties({ styles = [], scripts = [] }: ThirdParties): void {
  for (const file of styles) {
    const link = add('link', { rel: 'stylesheet', href: file.url }, file);
    const limit = setTimeout(() => link.remove(), STYLE_LIMIT);
    link.onload = link.onerror = () => clearTimeout(limit);
  }
  for (const file of scripts) add('script', { async: true, src: file.url }, file);
}

function add(
  tag: 'link' | 'script',
  properties: object,
  { integrity, attributes = {} }: ThirdPartyFile,
): HTMLElement {
  const check = integrity && { integrity, crossOrigin: 'anonymous' };
  const element = Object.assign(document.createElement(tag), properties, check);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.head.append(element);
  return element;
}
