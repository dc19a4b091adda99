import type { ThirdParties, ThirdPartyFile } from '../../shared/contracts.ts';

/** How long a third party may take to answer, in milliseconds. */
const LIMIT = 4000;

/** Adds third-party stylesheets and scripts to the head. A separate file, because most sites have none. */
export function loadThirdParties({ styles = [], scripts = [] }: ThirdParties): void {
  for (const file of styles) {
    add(
      Object.assign(document.createElement('link'), {
        rel: 'stylesheet',
        href: file.url,
      }),
      file,
    );
  }
  for (const file of scripts) {
    add(
      Object.assign(document.createElement('script'), {
        async: true,
        src: file.url,
      }),
      file,
    );
  }
}

function add(element: HTMLLinkElement | HTMLScriptElement, { integrity }: ThirdPartyFile): void {
  if (integrity) Object.assign(element, { integrity, crossOrigin: 'anonymous' });
  const limit = setTimeout(() => element.remove(), LIMIT);
  element.onload = element.onerror = () => clearTimeout(limit);
  document.head.append(element);
}
