import type { FaultWithExcerpt } from '../dev-messages.ts';
import styles from './overlay.css';

let overlay: HTMLElement | undefined;

/** Shows faults in a dialog over the page. An empty list removes the dialog. */
export function showFaults(faults: readonly FaultWithExcerpt[]): void {
  overlay?.remove();
  overlay = undefined;
  if (faults.length === 0) return;

  overlay = document.createElement('pointwork-faults');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  const root = overlay.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  const dialog = element('dialog', '');
  dialog.setAttribute('aria-labelledby', 'title');
  const title = element('h1', faults.length === 1 ? 'One fault' : `${faults.length} faults`);
  title.id = 'title';
  const close = element('button', 'Close');
  close.addEventListener('click', () => dialog.close());
  const note = element('p', 'This closes by itself when the sources are correct again.');
  dialog.append(title, close, note, ...faults.map(faultElement));
  root.append(dialog);
  document.documentElement.append(overlay);
  dialog.showModal();
}

function faultElement({
  what,
  file,
  line,
  route,
  why,
  fix,
  excerpt = [],
}: FaultWithExcerpt): HTMLElement {
  const article = element('article', '');
  const place = file && line ? `${file}:${line}` : file;
  const where = [place, route && `route ${route}`].filter(Boolean).join(', ');
  article.append(element('h2', what));
  if (where) article.append(element('p', where, 'where'));
  article.append(element('p', why, 'why'));
  if (excerpt.length > 0) article.append(excerptElement(excerpt));
  article.append(element('p', fix, 'fix'));
  return article;
}

function excerptElement(excerpt: NonNullable<FaultWithExcerpt['excerpt']>): HTMLElement {
  const pre = element('pre', '');
  const width = String(excerpt.at(-1)?.number).length;
  for (const { number, text, isFault } of excerpt) {
    pre.append(element(isFault ? 'mark' : 'span', `${String(number).padStart(width)}  ${text}\n`));
  }
  return pre;
}

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text: string, name = '') {
  const made = document.createElement(tag);
  made.textContent = text;
  if (name) made.className = name;
  return made;
}
