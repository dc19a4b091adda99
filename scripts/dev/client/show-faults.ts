import type { FaultWithExcerpt } from '../dev-contract.ts';
import styles from './faults.css';

/** The dialog is in a shadow tree, where the page's styles and scripts cannot reach it. */
const host = document.createElement('pointwork-faults');
const root = host.attachShadow({ mode: 'open' });
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
root.adoptedStyleSheets = [sheet];

/** The faults that the dialog shows, as JSON. */
let shownFaults = '[]';

/**
 * Shows faults in a dialog over the page. An empty list removes the dialog. The same faults are not shown again: that would
 * reopen a closed dialog, or scroll an open one back to its top.
 */
export function showFaults(faults: readonly FaultWithExcerpt[]): void {
  if (JSON.stringify(faults) === shownFaults) return;
  shownFaults = JSON.stringify(faults);
  host.remove();
  if (faults.length === 0) return;
  const dialog = make('dialog');
  const title = faults.length === 1 ? 'One fault' : `${faults.length} faults`;
  dialog.ariaLabel = title;
  const close = make('button', 'Close');
  close.onclick = () => dialog.close();
  const note = make('p', 'This closes by itself when the sources are correct again.');
  dialog.append(make('h1', title), close, note, ...faults.map(faultElement));
  root.replaceChildren(dialog);
  document.documentElement.append(host);
  dialog.showModal();
}

function faultElement({ what, file, line, route, why, fix, excerpt = [] }: FaultWithExcerpt) {
  const article = make('article');
  const place = file && line ? `${file}:${line}` : file;
  const where = [place, route && `route ${route}`].filter(Boolean).join(', ');
  const pre = make('pre');
  const width = String(excerpt.at(-1)?.number).length;
  for (const { number, text, isFault } of excerpt) {
    pre.append(make(isFault ? 'mark' : 'span', `${String(number).padStart(width)}  ${text}\n`));
  }
  article.append(
    make('h2', what),
    make('p', where, 'place'),
    make('p', why),
    ...(excerpt.length > 0 ? [pre] : []),
    make('p', `What to do: ${fix}`, 'fix'),
  );
  return article;
}

function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text = '', name = '') {
  return Object.assign(document.createElement(tag), { textContent: text, className: name });
}
