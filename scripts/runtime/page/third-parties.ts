import type { ThirdParties } from '../../shared/contracts.ts';

/** How long a third party may take to answer, in milliseconds. */
const LIMIT = 4000;

/** Adds third-party stylesheets and scripts to the head. A separate file, because most sites have none. */
export function loadThirdParties({ styles = [], scripts = [] }: ThirdParties): void {
  for (const { url, integrity } of styles) add('link', { rel: 'stylesheet', href: url }, integrity);
  for (const { url, integrity } of scripts) add('script', { async: true, src: url }, integrity);
}

function add(tag: 'link' | 'script', attributes: object, integrity?: string): void {
  const check = integrity && { integrity, crossOrigin: 'anonymous' };
  const element = Object.assign(document.createElement(tag), attributes, check);
  const limit = setTimeout(() => element.remove(), LIMIT);
  element.onload = element.onerror = () => clearTimeout(limit);
  document.head.append(element);
}
