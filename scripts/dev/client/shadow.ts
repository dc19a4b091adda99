import styles from './tools.css';

/** Makes an element with a shadow tree, where the page's styles and scripts cannot reach what is in it. */
export function makeHost(tag: string): { host: HTMLElement; root: ShadowRoot } {
  const host = document.createElement(tag);
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
  return { host, root };
}

export function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text = '', name = '') {
  const made = document.createElement(tag);
  made.textContent = text;
  if (name) made.className = name;
  return made;
}
